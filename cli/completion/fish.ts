import type { CompletedCommand, CompletedOption, CompletedValues } from './completed-commands.ts';

export function fishScript(name: string, commands: readonly CompletedCommand[]): string {
  const lines = commands.flatMap((command) => {
    const within = `complete -c ${name} -n '__fish_seen_subcommand_from ${command.name}'`;
    return [
      `complete -c ${name} -n __fish_use_subcommand -f -a ${command.name} -d ${quoted(command.description)}`,
      ...command.options.map((option) => `${within}${optionOf(option)}`),
      ...(command.values.words.length || command.values.names ? [`${within}${valuesOf(command.values)}`] : []),
    ];
  });
  return `# Completes the commands and options of ${name} in fish.
complete -c ${name} -f
complete -c ${name} -n __fish_use_subcommand -l version -d 'print the version'
${lines.join('\n')}
`;
}

function optionOf({ flag, description, takes, values }: CompletedOption): string {
  const needs = takes === 'one' || takes === 'many' ? ' -r' : '';
  return ` -l ${flag.slice(2)}${needs}${takes ? valuesOf(values) : ''} -d ${quoted(description)}`;
}

function valuesOf({ words, names }: CompletedValues): string {
  if (names) return names === 'files' ? ' -F' : " -f -a '(__fish_complete_directories)'";
  return words.length ? ` -f -a ${quoted(words.join(' '))}` : ' -f';
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
