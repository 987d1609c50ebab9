// @ts-check

/** Packages that only `serve` and `leads` load. A site that runs them installs them. */
export const packagesOfServe = ['@libsql/client', 'nodemailer', 'rate-limiter-flexible'];
