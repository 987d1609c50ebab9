import type { State } from '../model/attested-clauses.ts';
import type { Piece } from './codes.ts';

/** How far a text is; texts that the ledger does not know are translated as soon as they exist. */
export type TextState = State | 'missing';

/** A text with its source, as files for translation tools contain it. */
export interface ExchangedUnit {
  /** The path of the text in its file: `clauses.use.secrecy`. */
  readonly key: string;
  /** Hash of the source text. */
  readonly src: string;
  /** Hash of the translation at the time of the export. */
  readonly txt: string;
  readonly state: TextState;
  readonly source: readonly Piece[];
  /** Absent if the translation is missing. */
  readonly target?: readonly Piece[] | undefined;
  /** Whether tools must leave it as it is: it is approved, or contains a plural or a choice. */
  readonly isLocked: boolean;
  /** The texts that were attested before one of them changed; in a file of conflicts the present translation. */
  readonly previous?: { readonly source: string; readonly target: string } | undefined;
}

/** The texts of one content file in one language. */
export interface ExchangedTexts {
  /** `terms-common`, `home` or `dictionary`. */
  readonly name: string;
  /** The file with the translations. */
  readonly file: string;
  readonly sourceLanguage: string;
  readonly language: string;
  /** The same for all files of one site, and different for another site. */
  readonly base: string;
  readonly units: readonly ExchangedUnit[];
}

/** A unit as a translation tool returned it. */
export interface ReturnedUnit extends Pick<ExchangedUnit, 'key' | 'src' | 'txt' | 'source' | 'target'> {
  /** Whether the tool marked it as final. */
  readonly isFinal: boolean;
  /** Why the unit cannot be used, as a sentence. */
  readonly fault?: string | undefined;
}

export interface ReturnedTexts extends Pick<ExchangedTexts, 'file' | 'language' | 'base'> {
  readonly units: readonly ReturnedUnit[];
}
