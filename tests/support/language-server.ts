import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { root } from './paths.ts';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly items?: readonly unknown[] };
  readonly result?: unknown;
}

export interface LanguageServer {
  /** What an editor shows where the pointer rests on the first word of the first line that begins so. */
  hover(file: string, line: string): Promise<string>;
  /** The file to which F12 leads from there. */
  definition(file: string, line: string): Promise<string>;
  close(): void;
}

/** The language server of TypeScript, used like an editor (Language Server Protocol 3.17, over standard streams). */
export async function startLanguageServer(): Promise<LanguageServer> {
  const child = spawn(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, '--lsp', '--stdio'], { cwd: root });
  const waiting = new Map<number, (result: unknown) => void>();
  let asked = 0;
  let received = Buffer.alloc(0);

  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    child.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  const ask = (method: string, params: object) =>
    new Promise<unknown>((answer) => {
      asked += 1;
      waiting.set(asked, answer);
      send({ id: asked, method, params });
    });
  const take = ({ id, method, params, result }: Message) => {
    if (id === undefined) return;
    // The server sends requests, too: for settings, of which there are none.
    if (method) send({ id, result: params?.items?.map(() => null) ?? null });
    else waiting.get(id)?.(result);
  };
  child.stdout.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const head = received.indexOf('\r\n\r\n');
      const length = Number(/Content-Length: (\d+)/i.exec(received.subarray(0, Math.max(head, 0)).toString())?.[1] ?? Number.NaN);
      if (head < 0 || received.length < head + 4 + length) return;
      take(JSON.parse(received.subarray(head + 4, head + 4 + length).toString()) as Message);
      received = received.subarray(head + 4 + length);
    }
  });

  const rootUri = pathToFileURL(root).href;
  await ask('initialize', { processId: process.pid, rootUri, capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } } });
  send({ method: 'initialized', params: {} });
  const opened = new Set<string>();
  const place = (file: string, line: string) => {
    const uri = pathToFileURL(`${root}/${file}`).href;
    const text = readFileSync(`${root}/${file}`, 'utf8');
    if (!opened.has(uri))
      send({ method: 'textDocument/didOpen', params: { textDocument: { uri, languageId: 'typescript', version: 1, text } } });
    opened.add(uri);
    const lines = text.split('\n');
    const index = lines.findIndex((one) => one.trimStart().startsWith(line));
    if (index < 0) throw new Error(`no line of ${file} begins with ${line}`);
    return { textDocument: { uri }, position: { line: index, character: (lines[index] ?? '').indexOf(line) + 1 } };
  };
  return {
    async hover(file, line) {
      const shown = (await ask('textDocument/hover', place(file, line))) as { contents?: { value?: string } } | null;
      return shown?.contents?.value ?? '';
    },
    async definition(file, line) {
      const [found] = ((await ask('textDocument/definition', place(file, line))) ?? []) as readonly { uri: string }[];
      return found?.uri.slice(rootUri.length + 1) ?? '';
    },
    close: () => void child.kill(),
  };
}
