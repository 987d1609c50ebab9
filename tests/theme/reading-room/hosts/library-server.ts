import { defineHost } from 'wortlaut/node';

/** The server of the library reads redirects and headers from one file, and answers them itself. */
export const libraryServer = defineHost({
  redirectPages: false,
  files: ({ redirects, headers }) => ({ 'server.json': `${JSON.stringify({ redirects, headers }, null, 2)}\n` }),
});
