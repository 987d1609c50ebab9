import type { Host } from '../host.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** Any file server, without rules for redirects and headers: a page is written for each redirect. */
const files: Host = { redirectPages: true, files: () => ({}) };

/** The hosts of Wortlaut by their names in `--host` and in `hosts` of the site file. */
export const builtInHosts: Readonly<Record<string, Host>> = { files, nginx, apache, caddy, cloudflare, netlify, vercel };

/** The hosts of a site that names none. */
export const usualHosts: readonly string[] = ['files'];
