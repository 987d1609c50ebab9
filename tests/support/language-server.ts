import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node.js';
import { root } from './paths.ts';

export interface LanguageServer {
  /** The hover of an editor at the first word of the first line with this beginning. */
  hover(file: string, line: string): Promise<string>;
  /** The file to which F12 leads at that word. */
  definition(file: string, line: string): Promise<string>;
  close(): void;
}

/** The language server of TypeScript, used like an editor (Language Server Protocol 3.17, over standard streams). */
export async function startLanguageServer(): Promise<LanguageServer> {
  const child = spawn(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, '--lsp', '--stdio'], { cwd: root });
  const server = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
  // The server asks for settings; this client has none to give.
  server.onRequest((_, params) => (params as { items?: readonly unknown[] } | undefined)?.items?.map(() => null) ?? null);
  server.listen();

  const rootUri = pathToFileURL(root).href;
  await server.sendRequest('initialize', {
    processId: process.pid,
    rootUri,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  });
  await server.sendNotification('initialized', {});
  const opened = new Set<string>();
  const place = (file: string, line: string) => {
    const uri = pathToFileURL(`${root}/${file}`).href;
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (!opened.has(uri))
      void server.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'typescript', version: 1, text } });
    opened.add(uri);
    const lines = text.split('\n');
    const index = lines.findIndex((one) => one.trimStart().startsWith(line));
    if (index < 0) throw new Error(`no line of ${file} begins with ${line}`);
    return { textDocument: { uri }, position: { line: index, character: (lines[index] ?? '').indexOf(line) + 1 } };
  };
  return {
    async hover(file, line) {
      const shown = await server.sendRequest<{ contents?: { value?: string } } | null>('textDocument/hover', place(file, line));
      return shown?.contents?.value ?? '';
    },
    async definition(file, line) {
      const [found] = (await server.sendRequest<readonly { uri: string }[] | null>('textDocument/definition', place(file, line))) ?? [];
      return found?.uri.slice(rootUri.length + 1) ?? '';
    },
    close: () => void child.kill(),
  };
}
