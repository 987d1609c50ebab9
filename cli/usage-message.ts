/** The forms of commander's reports, and the sentence for each. */
const sentences: readonly (readonly [form: RegExp, sentence: string])[] = [
  [/^unknown command '(.+?)'/, "'$1' is not a command."],
  [/^unknown option '(.+?)'/, "'$1' is not an option of this command."],
  [/^missing required argument '(.+?)'/, 'The argument $1 is missing.'],
  [/^required option '(.+?)' not specified/, 'The option $1 is missing.'],
  [/^option '(.+?)' argument missing/, 'The value of $1 is missing.'],
  [/^too many arguments for '(.+?)'\. Expected (\d+) arguments? but got (\d+)\./, "'$1' has too many arguments: $2 expected, $3 given."],
  [/\n\((Did you mean .+\?)\)/, ' $1'],
];

/** A report of commander about wrong usage, in plain sentences. */
export function usageMessage(report: string): string {
  return sentences.reduce((text, [form, sentence]) => text.replace(form, sentence), report.replace(/^error: /, ''));
}
