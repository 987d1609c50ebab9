import type { Host } from '../4-render/host.ts';

export type { HeaderRule } from '../4-render/headers.ts';
export type { Host, HostedSite } from '../4-render/host.ts';
export type { Redirect } from '../model/manifest.ts';

/** Returns the host; its type checks it. */
export const defineHost = (host: Host): Host => host;
