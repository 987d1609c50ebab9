import type { CompletedCommand, CompletedOption, CompletedValues } from './completed-commands.ts';

/** The script for bash (programmable completion, `complete -F`). */
export function bashScript(name: string, commands: readonly CompletedCommand[]): string {
  const names = commands.map((command) => command.name);
  const taking = commands.flatMap((command) => command.options.filter(({ takes }) => takes).map((option) => ({ command, option })));
  return `# Completes the commands and options of ${name} in bash.
_${name}() {
  local current=\${COMP_WORDS[COMP_CWORD]} command= option= word
  local words=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  COMPREPLY=()
  for word in "\${words[@]}"; do
    case $word in
      -*) option=$word ;;
      *) [[ -n $command ]] || case $word in ${names.join('|')}) command=$word ;; esac ;;
    esac
  done
  [[ -n $command ]] || { COMPREPLY=($(compgen -W '${[...names, '--help', '--version'].join(' ')}' -- "$current")); return; }
  if [[ $current != -* ]]; then
    # An option that takes one word completes that word alone.
    case "$command \${words[\${#words[@]}-1]}" in
${taking.map(({ command, option }) => `      '${command.name} ${option.flag}') ${reply(option.values)}; return ;;`).join('\n')}
    esac
    case "$command $option" in
${taking
  .filter(({ option }) => option.takes === 'many')
  .map(({ command, option }) => `      '${command.name} ${option.flag}') ${reply(option.values)}; return ;;`)
  .join('\n')}
    esac
    case $command in
${commands
  .filter(({ values }) => values.words.length || values.names)
  .map((command) => `      ${command.name}) ${reply(command.values)}; return ;;`)
  .join('\n')}
    esac
  fi
  case $command in
${commands.map((command) => `    ${command.name}) ${reply({ words: command.options.map(flagOf) })} ;;`).join('\n')}
  esac
}
complete -F _${name} ${name}
`;
}

const flagOf = ({ flag }: CompletedOption) => flag;

function reply({ words, names }: CompletedValues): string {
  if (names) return `COMPREPLY=($(compgen -${names === 'files' ? 'f' : 'd'} -- "$current"))`;
  return words.length ? `COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$current"))` : 'COMPREPLY=()';
}
