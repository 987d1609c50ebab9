/** The prefix of the paths from which the function on Vercel fetches not-found pages; addresses of pages never begin with it. */
export const missingFolder = '/_missing';
