import type { Host } from '../host.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { cloudflare } from './cloudflare.ts';
import { files } from './files.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { vercel } from './vercel.ts';

/** The hosts of Wortlaut: the name in `--host` and in `hosts` of the site file → what it needs. */
export const builtInHosts: Readonly<Record<string, Host>> = { files, nginx, apache, caddy, cloudflare, netlify, vercel };

/** The hosts of a site that names none. */
export const usualHosts: readonly string[] = ['files'];
