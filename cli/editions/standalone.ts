import { type Edition, escapeHtml, nameOfEdition, sha256, type TextToCompare, textOf } from '../../generator/index.ts';
import { UsageError } from '../command-errors.ts';
import { choice } from '../options.ts';

/** The language of an edition that a command names; without a name, its first. */
export function languageOf({ record }: Edition, given: string | undefined): string {
  const languages = Object.keys(record.texts);
  return given === undefined ? (languages[0] ?? '') : choice('language', given, languages);
}

/** The text of an edition as it was published. Throws a usage error for one that is missing or altered. */
export function textIn(edition: Edition, language: string): TextToCompare {
  const text = textOf(edition, language);
  if (!text || sha256(text.text) !== edition.record.texts[language]?.sha256)
    throw new UsageError(
      `The text of ${nameOfEdition(edition.record)} in '${language}' was altered or removed. Restore its file from the version history; edition verify names it.`,
    );
  return text;
}

interface Standalone {
  readonly language: string;
  readonly title: string;
  readonly style?: string;
  readonly body: string;
}

/** A page that needs no other file, to send, to keep or to print. */
export const standalone = ({ language, title, style = '', body }: Standalone): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1rem; font: 1rem / 1.5 system-ui, sans-serif; }
del { color: #a11; }
ins { color: #161; }
${style}</style>
</head>
<body>
${body}
</body>
</html>
`;
