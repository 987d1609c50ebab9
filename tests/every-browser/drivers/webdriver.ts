import type { Key, Tab } from './browser.ts';

/*
 * The part of WebDriver (W3C) that the tests need. WebKitWebDriver takes its commands by HTTP, Firefox by the names of Marionette,
 * to which geckodriver would translate them; the parameters are the same.
 */

export const commands = {
  open: { path: 'url', name: 'Navigate' },
  evaluate: { path: 'execute/sync', name: 'ExecuteScript' },
  act: { path: 'actions', name: 'PerformActions' },
  size: { path: 'window/rect', name: 'SetWindowRect' },
} as const;

export type Command = keyof typeof commands;

/** Returns the value of the answer; throws the browser's message if it refuses the command. */
export type Send = (command: Command, given: object) => Promise<unknown>;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: { readonly [Name in Key]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A tab of a browser with WebDriver. */
export function tabOver(send: Send): Omit<Tab, 'close'> {
  const act = (type: string, actions: readonly object[]) =>
    send('act', { actions: [{ type, id: type, ...(type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}), actions }] });
  const type = async (text: string) => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act('key', keys);
  };
  return {
    open: async (address) => void (await send('open', { url: address })),
    evaluate: (expression) => send('evaluate', { script: `return ${expression}`, args: [] }),
    point: async (x, y) => void (await act('pointer', [moveTo(x, y)])),
    click: async (x, y) =>
      void (await act('pointer', [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])),
    type,
    press: (key) => type(codes[key]),
  };
}

function moveTo(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}
