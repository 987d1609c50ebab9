import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { cloudflare } from '../../../generator/4-render/hosts/cloudflare.ts';
import { root } from '../../support/paths.ts';
import type { Ask } from './faults.ts';
import { headerLines } from './header-rules.ts';
import { dataForHost, type NamedFiles } from './sites.ts';

/*
 * The worker of a Pages project in workerd, the runtime of Cloudflare. The rules of `_routes.json` come before it, and a worker that
 * follows the documentation replaces the files of Cloudflare: developers.cloudflare.com/pages/configuration/serving-pages for addresses,
 * /pages/configuration/headers for `_headers`.
 */

/** Serves files by their names as Pages does; the rules of `_headers` join equal names. */
const assets = `
import files from 'files.json';
import headerRules from 'headers.json';
export default {
  async fetch(request) {
    const { pathname, search } = new URL(request.url);
    const headers = new Headers({ 'Cache-Control': 'public, max-age=0, must-revalidate' });
    const own = new Set();
    for (const [pattern, name, value] of headerRules) {
      if (pattern.endsWith('*') ? !pathname.startsWith(pattern.slice(0, -1)) : pathname !== pattern) continue;
      if (own.has(name)) headers.append(name, value);
      else headers.set(name, value);
      own.add(name);
    }
    const to = (location) => new Response(null, { status: 308, headers: { Location: location + search } });
    const has = (name) => files.includes(name);
    const send = (file, status = 200) => {
      headers.set('ETag', '"' + btoa(file) + '"');
      if (status === 200 && request.headers.get('If-None-Match') === headers.get('ETag')) return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : file, { status, headers });
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') return new Response(null, { status: 405 });
    let name;
    try { name = decodeURIComponent(pathname.slice(1)); } catch { return new Response(null, { status: 400 }); }
    if (/(^|\\/)index(\\.html)?$/.test(name) && has(name.replace(/(\\.html)?$/, '.html'))) return to(pathname.replace(/index(\\.html)?$/, ''));
    if (name.endsWith('.html') && has(name)) return to(pathname.slice(0, -5));
    if (has(name)) return send(name);
    if (name.endsWith('/') || name === '') {
      if (has(name + 'index.html')) return send(name + 'index.html');
      if (has(name.slice(0, -1) + '.html')) return to(pathname.slice(0, -1));
    } else {
      if (has(name + '.html')) return send(name + '.html');
      if (has(name + '/index.html')) return to(pathname + '/');
    }
    for (let folder = name; ; ) {
      folder = folder.replace(/[^/]*\\/?$/, '');
      if (has(folder + '404.html')) return send(folder + '404.html', 404);
      if (folder === '') return new Response(null, { status: 404 });
    }
  },
};`;

/** Whether `_routes.json` excludes an address from the worker (developers.cloudflare.com/pages/functions/routing). */
const front = `
import { exclude, include } from 'routes.js';
export default {
  fetch(request, { site, assets }) {
    const { pathname } = new URL(request.url);
    const isIn = (patterns) => patterns.some((one) => (one.endsWith('*') ? pathname.startsWith(one.slice(0, -1)) : pathname === one));
    return (isIn(include) && !isIn(exclude) ? site : assets).fetch(request);
  },
};`;

const config = `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "front", worker = (compatibilityDate = "2026-01-01",
      modules = [(name = "front.js", esModule = embed "front.js"), (name = "routes.js", esModule = embed "routes.js")],
      bindings = [(name = "site", service = "site"), (name = "assets", service = "assets")])),
    (name = "site", worker = (compatibilityDate = "2026-01-01", modules = [(name = "_worker.js", esModule = embed "_worker.js")],
      bindings = [(name = "ASSETS", service = "assets"), (name = "ENDPOINTS_ORIGIN", fromEnvironment = "ENDPOINTS_ORIGIN")],
      globalOutbound = "network")),
    (name = "assets", worker = (compatibilityDate = "2026-01-01",
      modules = [(name = "assets.js", esModule = embed "assets.js"), (name = "files.json", json = embed "files.json"), (name = "headers.json", json = embed "headers.json")])),
    (name = "network", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "front")]
);`;

/** Starts workerd with a site until the end of the test; workerd writes its address to the third descriptor. */
export async function start(site: NamedFiles, endpoints = ''): Promise<Ask> {
  const told = await dataForHost(cloudflare, site);
  const { '_worker.js': worker = '', '_routes.json': routes = '', _headers = '' } = cloudflare.files(told);
  const { include, exclude } = JSON.parse(routes);
  const folder = await mkdtemp(`${tmpdir()}/wortlaut-workerd-`);
  const files = {
    'config.capnp': config,
    'front.js': front,
    'routes.js': `export const include = ${JSON.stringify(include)};\nexport const exclude = ${JSON.stringify(exclude)};`,
    'assets.js': assets,
    'files.json': JSON.stringify(site.files),
    'headers.json': JSON.stringify(headerLines(_headers)),
    '_worker.js': worker,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text);
  const child = spawn(`${root}/node_modules/.bin/workerd`, ['serve', '--control-fd=3', `${folder}/config.capnp`], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, ENDPOINTS_ORIGIN: endpoints },
  });
  const ended = once(child, 'exit');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  });
  const control = child.stdio[3] as Readable;
  const [line] = (await Promise.race([once(control, 'data'), ended.then(() => Promise.reject(new Error('workerd has ended')))])) as [
    Buffer,
  ];
  const { port } = JSON.parse(line.toString().split('\n')[0] ?? '') as { port: number };
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((answer, failed) => {
      const given = Object.fromEntries(new Headers(headers));
      request({ port, host: '127.0.0.1', path, method, agent, headers: { ...given, host: 'www.muster.example' } }, async (response) => {
        const headers = new Headers(Object.entries(response.headersDistinct).map(([name, values]) => [name, values?.join(', ') ?? '']));
        let text = '';
        for await (const chunk of response) text += chunk;
        answer({ status: response.statusCode ?? 0, headers, text });
      })
        .on('error', failed)
        .end(body);
    });
}
