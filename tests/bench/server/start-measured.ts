import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { freePort } from '../../support/free-port.ts';
import { root } from '../../support/paths.ts';

/** A server of the built site that is measured. */
export interface MeasuredServer {
  readonly origin: string;
  readonly port: number;
  /** The process that starts the serving processes. */
  readonly pid: number;
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface ServeGiven {
  /** The folder for database and log. */
  readonly folder: string;
  readonly more?: readonly string[];
}

/** Starts `serve` with its log in a file, as in production, and waits until it is ready. */
export async function startMeasured({ folder, more = [] }: ServeGiven): Promise<MeasuredServer> {
  const port = await freePort();
  const given = ['--port', String(port), '--database', `${folder}/submissions.db`, '--trust-proxy', '1', ...more];
  return startProgram(process.execPath, ['cli/main.mjs', 'serve', ...given], {
    port,
    log: `${folder}/serve.log`,
    probe: '/api/ready',
  });
}

/** Starts nginx with as many workers, the same files (compressed ones, too) and headers, and a log; undefined if it is not installed. */
export async function startNginx({ folder, site, headers }: { folder: string; site: string; headers: Readonly<Record<string, string>> }) {
  const port = await freePort();
  await mkdir(`${folder}/nginx`, { recursive: true });
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`);
  const configuration = `
    worker_processes 2;
    daemon off;
    pid ${folder}/nginx/pid;
    error_log ${folder}/nginx/error.log;
    events { worker_connections 4096; }
    http {
      types { text/html html; text/css css; text/javascript js; }
      access_log ${folder}/nginx/access.log;
      client_body_temp_path ${folder}/nginx/body; proxy_temp_path ${folder}/nginx/proxy; fastcgi_temp_path ${folder}/nginx/fastcgi;
      uwsgi_temp_path ${folder}/nginx/uwsgi; scgi_temp_path ${folder}/nginx/scgi;
      sendfile on; tcp_nopush on; gzip_static on; open_file_cache max=10000; keepalive_requests 1000000;
      server { listen 127.0.0.1:${port}; root ${site}; index index.html; ${lines.join(' ')} }
    }`;
  await writeFile(`${folder}/nginx/nginx.conf`, configuration);
  const log = `${folder}/nginx/said.log`;
  return startProgram('nginx', ['-p', `${folder}/nginx`, '-c', `${folder}/nginx/nginx.conf`], { port, log, probe: '/' }).catch(
    () => undefined,
  );
}

interface Program {
  readonly port: number;
  readonly log: string;
  readonly probe: string;
}

async function startProgram(program: string, given: readonly string[], { port, log, probe }: Program): Promise<MeasuredServer> {
  const file = openSync(log, 'a');
  const child = spawn(program, given, { cwd: root, stdio: ['ignore', 'ignore', file] });
  closeSync(file);
  let over: Error | undefined;
  const ended = new Promise<void>((done) => {
    child.once('error', (error) => {
      over = error;
      done();
    });
    child.once('exit', (code) => {
      over ??= new Error(`${program} has ended with ${code}; its log is ${log}.`);
      done();
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  // A measured server does not report that it listens.
  while (
    !over &&
    !(await fetch(`${origin}${probe}`).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((later) => setTimeout(later, 20));
  if (over) throw over;
  return {
    ...{ origin, port, pid: child.pid ?? 0 },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}
