import type { CompletedCommand, CompletedOption, CompletedValues } from './completed-commands.ts';

/** The script for zsh (`_arguments` and `_describe` of its completion system), for a file _NAME in fpath. */
export function zshScript(name: string, commands: readonly CompletedCommand[]): string {
  return `#compdef ${name}
# Completes the commands and options of ${name} in zsh.
_${name}() {
  local -a commands
  commands=(
${commands.map((command) => `    ${quoted(`${command.name}:${command.description.replaceAll(':', '\\:')}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  local command=$words[2]
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map((command) => `    ${command.name})\n      _arguments ${argumentsOf(command).join(' \\\n        ')}\n      ;;`).join('\n')}
  esac
}
_${name} "$@"
`;
}

function argumentsOf({ options, values }: CompletedCommand): string[] {
  return [
    ...options.map((option) => quoted(specOf(option))),
    ...(values.words.length || values.names ? [quoted(`*: :${actionOf(values)}`)] : []),
  ];
}

function specOf({ flag, description, takes, values }: CompletedOption): string {
  const words = `[${description.replace(/[[\]\\:]/g, '\\$&')}]`;
  if (!takes) return `${flag}${words}`;
  const action = actionOf(values);
  // Values of an option that takes several end at the next option.
  if (takes === 'many') return `*${flag}${words}:*-*: :${action}`;
  return `${flag}${words}:${takes === 'maybe' ? ':' : ''} :${action}`;
}

function actionOf({ words, names }: CompletedValues): string {
  if (names) return names === 'files' ? '_files' : '_files -/';
  return words.length ? `(${words.join(' ')})` : ' ';
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
