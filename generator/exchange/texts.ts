import type { State } from '../model/attested-texts.ts';
import type { Labels } from './labels.ts';

/** How far a text is; texts that the ledger does not know are translated as soon as they exist. */
export type TextState = State | 'missing';

/** A text with its source, as files for translation tools contain it. */
export interface ExchangedUnit {
  /** The path of the text in its file, with the branch of a plural: `clauses.use.secrecy`, `countdown.days:one`. */
  readonly key: string;
  /** The path of the plural that it is a branch of. */
  readonly group?: string | undefined;
  /** The number of a clause, as readers see it. */
  readonly number?: string | undefined;
  /** Hash of the source text. */
  readonly src: string;
  /** Hash of the translation at the time of the export. */
  readonly txt: string;
  readonly state: TextState;
  /** With labels, unless the text is locked because it cannot be shown with them. */
  readonly source: string;
  /** Absent if the translation is missing. */
  readonly target?: string | undefined;
  readonly labels: Labels;
  /** Label → what readers see at its place: `x2` → `€ 50.000`. */
  readonly shown: ReadonlyMap<string, string>;
  /** Whether tools must leave it as it is: it is approved, or contains a choice or a plural among other words. */
  readonly isLocked: boolean;
  /** Earlier versions: the texts that were attested before one of them changed; in a file of conflicts the translations here. */
  readonly previous: readonly { readonly source: string; readonly target: string }[];
}

/** The texts of one content file in one language. */
export interface ExchangedTexts {
  /** `contract`, `home` or `dictionary`. */
  readonly name: string;
  readonly file: string;
  readonly sourceLanguage: string;
  readonly language: string;
  /** Identifies the site: equal in all its files. */
  readonly base: string;
  readonly units: readonly ExchangedUnit[];
}

export interface ReturnedUnit extends Pick<ExchangedUnit, 'key' | 'src' | 'txt' | 'source' | 'target'> {
  /** The codes that the file names; absent in a format without a place for them. */
  readonly labels?: Labels;
  readonly isFinal: boolean;
}

export interface ReturnedTexts extends Pick<ExchangedTexts, 'file' | 'language' | 'base'> {
  readonly units: readonly ReturnedUnit[];
}

/** The texts of a returned file, or why it cannot be read, as the rest of a sentence about it. */
export type ReadTexts = readonly ReturnedTexts[] | { readonly fault: string };

/** A format of files for translation tools. */
export interface Format {
  write(texts: ExchangedTexts): string;
  read(text: string): ReadTexts;
}
