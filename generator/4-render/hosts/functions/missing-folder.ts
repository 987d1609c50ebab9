/** Where the function on Vercel asks for a page that stands for one that does not exist; no page of a site begins like this. */
export const missingFolder = '/_missing';
