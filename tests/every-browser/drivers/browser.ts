export type BrowserName = 'chromium' | 'firefox' | 'webkit';

/** The settings of a page. */
export interface Settings {
  readonly script: boolean;
  /** The visitor's setting for the size of text: the usual 16 px, or twice that. */
  readonly text: 16 | 32;
  /** Position of the page in the window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Keys that do not type characters. */
export type Key = 'Escape' | 'Tab' | 'Enter' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown';

/** Minimal interface of a driver. Distances are CSS pixels from the upper left of the window. */
export interface Tab {
  open(address: string): Promise<void>;
  /** The value of an expression in the page, as data. */
  evaluate(expression: string): Promise<unknown>;
  point(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Browser {
  readonly version: string;
  /** Whether its text size can be set. */
  readonly hasTextSize: boolean;
  /** A tab without state from earlier ones. */
  open(settings: Settings): Promise<Tab>;
  close(): Promise<void>;
}
