import type { Argument, Command, Option } from 'commander';

/* The words of the command line, in the form from which the scripts for the shells are made. */

export interface CompletedCommand {
  readonly name: string;
  readonly description: string;
  readonly options: readonly CompletedOption[];
  readonly values: CompletedValues;
}

export interface CompletedOption {
  /** `--format` */
  readonly flag: string;
  readonly description: string;
  /** The number of its values; absent for a switch. */
  readonly takes?: 'one' | 'many' | 'maybe';
  readonly values: CompletedValues;
}

/** Words to choose from, or the names of files or folders. */
export interface CompletedValues {
  readonly words: readonly string[];
  readonly names?: 'files' | 'folders';
}

/** Every command with its options. `choices` are those that the command line does not have, by the names of options and arguments. */
export function commandsOf(program: Command, choices: Readonly<Record<string, readonly string[]>>): CompletedCommand[] {
  return program.commands.map((command) => ({
    name: command.name(),
    description: command.description(),
    options: [...command.options.filter(({ hidden }) => !hidden).map((option) => optionOf(option, choices)), help],
    values: valuesOf(command.registeredArguments[0], choices[command.registeredArguments[0]?.name() ?? '']),
  }));
}

const help: CompletedOption = { flag: '--help', description: 'display help for command', values: { words: [] } };

function optionOf(option: Option, choices: Readonly<Record<string, readonly string[]>>): CompletedOption {
  const takes = option.variadic ? 'many' : option.required ? 'one' : option.optional ? 'maybe' : undefined;
  return {
    flag: option.long ?? option.flags,
    description: option.description,
    ...(takes && { takes }),
    values: valuesOf({ name: () => option.flags, argChoices: option.argChoices }, choices[option.long ?? '']),
  };
}

function valuesOf(
  given: (Pick<Argument, 'name'> & { argChoices?: string[] | undefined }) | undefined,
  words: readonly string[] | undefined,
): CompletedValues {
  const name = given?.name() ?? '';
  const names = /\bfile\b/.test(name) ? 'files' : /\b(?:dir|folder)\b/.test(name) ? 'folders' : undefined;
  return { words: words ?? given?.argChoices ?? [], ...(names && { names }) };
}
