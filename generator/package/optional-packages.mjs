// @ts-check

/** Packages that only some commands load, in groups that a site installs together. */
export const optionalPackages = {
  /** Packages that `serve` and `leads` load. */
  serve: ['@libsql/client', 'nodemailer', 'rate-limiter-flexible'],
  /** Packages that `export` and `import` load. */
  exchange: ['@xmldom/xmldom', 'gettext-parser'],
};
