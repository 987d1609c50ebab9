import { fileURLToPath } from 'node:url';

const installed = fileURLToPath(new URL('..', import.meta.url));

export default {
  output: 'export',
  trailingSlash: true,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: installed },
  outputFileTracingRoot: installed,
};
