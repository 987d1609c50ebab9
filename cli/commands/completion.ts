import type { Command } from 'commander';
import { allCodes } from '../../generator/index.ts';
import { bashScript } from '../completion/bash.ts';
import { commandsOf } from '../completion/completed-commands.ts';
import { fishScript } from '../completion/fish.ts';
import { zshScript } from '../completion/zsh.ts';
import { silentCommandName } from '../examples.ts';
import { choice, siteHere } from '../options.ts';

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** Prints the script that completes the commands of a command line in a shell. Exit code 0, 2 for another shell. */
export async function completion(shell: string, program: Command): Promise<number> {
  const write = scripts[choice('shell', shell, Object.keys(scripts) as (keyof typeof scripts)[])];
  const all = allCodes((await siteHere().config()).codes);
  const script = write(program.name(), commandsOf(program, { '--only': all, subject: all }));
  process.stdout.write(`${script}# For the name to be known: alias ${program.name()}='${silentCommandName}'\n`);
  return 0;
}
