// @ts-check

/** Packages that only some commands load, in groups that a site installs together. */
export const optionalPackages = {
  /** Of `serve` and `leads`. */
  serve: ['@libsql/client', 'nodemailer', 'rate-limiter-flexible'],
  /** Of `export` and `import`. */
  exchange: ['@xmldom/xmldom', 'gettext-parser'],
};
