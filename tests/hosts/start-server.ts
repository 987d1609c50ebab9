import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { programOf, type ServerName } from './servers.ts';

/* Servers as processes without rights, with the files that a build has written and a folder for logs. */

export interface Server {
  readonly port: number;
  /** The log so far. */
  log(): string;
  stop(): Promise<void>;
}

interface Place {
  /** A folder that the server may write to. It has `site` and `host`, as dist has them. */
  readonly folder: string;
  readonly port: number;
  /** The host name of the site. */
  readonly hostname: string;
}

/** The example that the build has written, with the paths and the port of this test. */
function exampleOf({ folder, port, hostname }: Place, path: string): string {
  return readFileSync(join(folder, 'host', path), 'utf8')
    .replaceAll(`/srv/${hostname}/`, `${folder}/`)
    .replace(/(?<=listen )80\b/, `127.0.0.1:${port}`)
    .replace(/\*:80\b/, `127.0.0.1:${port}`)
    .replaceAll(new RegExp(`(?<=^http://)${hostname}:80\\b`, 'gm'), `:${port}`);
}

const commands: Readonly<Record<ServerName, (place: Place) => readonly string[]>> = {
  nginx(place) {
    const { folder } = place;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `  ${kind}_temp_path ${folder}/${kind};\n`)
      .join('');
    const text = exampleOf(place, 'nginx/nginx.conf').replace('http {\n', `http {\n  access_log off;\n${temporary}`);
    writeFileSync(`${folder}/nginx.conf`, text);
    return ['-e', `${folder}/error.log`, '-p', folder, '-c', `${folder}/nginx.conf`, '-g', `daemon off; pid ${folder}/pid;`];
  },
  apache(place) {
    const { folder, port } = place;
    const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'rewrite', 'alias', 'dir', 'autoindex', 'proxy', 'proxy_http'];
    const loaded = modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('');
    const own = `ServerRoot ${folder}\nServerName localhost\nTypesConfig /dev/null\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log\nListen 127.0.0.1:${port}\n`;
    writeFileSync(`${folder}/httpd.conf`, `${own}${loaded}${exampleOf(place, 'apache/virtual-host.conf')}`);
    return ['-f', `${folder}/httpd.conf`, '-D', 'FOREGROUND'];
  },
  caddy(place) {
    const { folder } = place;
    writeFileSync(`${folder}/Caddyfile`, `{\n  admin off\n  auto_https off\n}\n${exampleOf(place, 'caddy/Caddyfile')}`);
    return ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
  },
};

/** Lets the configuration hand the endpoints to a port, as its comment describes. */
function handOn(configuration: string, port: number): void {
  const [file = ''] = readdirSync(configuration).filter((name) => /^site\./.test(name));
  const text = readFileSync(join(configuration, file), 'utf8');
  const withEndpoints = text.replace(/(?<=^# The endpoints, .*\n)(?:# .*\n)+/m, (lines) =>
    lines.replace(/^# /gm, '').replace(/\b8080\b/, String(port)),
  );
  if (withEndpoints === text) throw new Error(`${file} has no lines for the endpoints.`);
  writeFileSync(join(configuration, file), withEndpoints);
}

interface Hosted {
  readonly out: string;
  readonly origin: string;
  /** The port of a process that answers the endpoints. */
  readonly endpoints?: number;
}

const nobody = 65_534;

/** Starts a server with a build for it and waits until it answers. Rejects with its output if it ends instead. */
export async function startServer(name: ServerName, { out, origin, endpoints }: Hosted): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), `wortlaut-${name}-`));
  for (const part of ['site', 'host']) cpSync(join(out, part), join(folder, part), { recursive: true, dereference: true });
  if (endpoints !== undefined) handOn(join(folder, 'host', name), endpoints);
  mkdirSync(join(folder, 'home'));
  const place = { folder, port: await freePort(), hostname: new URL(origin).hostname };
  const given = commands[name](place);
  const isAdministrator = process.getuid?.() === 0;
  chmodSync(folder, 0o755);
  if (isAdministrator) for (const path of ['', 'home']) chownSync(join(folder, path), nobody, nobody);
  const child = spawn(programOf(name) ?? name, given, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: join(folder, 'home') },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isAdministrator && { uid: nobody, gid: nobody }),
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const log = () => `${said}${readOr(join(folder, 'error.log'))}`;
  await answering(child, place.port).catch((error: Error) => {
    child.kill();
    throw new Error(`${name}: ${error.message}\n${log()}`);
  });
  return {
    port: place.port,
    log,
    async stop() {
      const ended = new Promise((done) => child.once('close', done));
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const readOr = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Asks until there is an answer, or the process has ended. */
function answering(child: ChildProcess, port: number): Promise<void> {
  return new Promise((ready, failed) => {
    child.once('error', failed);
    child.once('close', (code) => failed(new Error(`it ended with ${code}`)));
    const attempt = () => {
      if (child.exitCode !== null) return;
      const sent = request({ host: '127.0.0.1', port, path: '/robots.txt' }, (response) => {
        response.resume();
        response.once('end', () => ready());
      });
      // A server of another project does not report that it listens.
      sent.once('error', () => setTimeout(attempt, 20));
      sent.end();
    };
    attempt();
  });
}
