import type { HostedSite } from '../host.ts';

/** Whether the name of a file changes with its contents. */
const isHashed = (file: string): boolean => file.startsWith('assets/');

/**
 * The paths of the hashed files that are sent without the function, so that they cost none of its requests: by their names, because a file
 * that is missing there must not be kept for good as they are. Cloudflare takes 100 rules of at most 100 characters, of which one includes
 * everything (developers.cloudflare.com/pages/functions/routing); what is beyond them the function sends.
 */
export const pathsWithoutFunction = ({ files }: Pick<HostedSite, 'files'>): readonly string[] =>
  files
    .filter(isHashed)
    .map((file) => `/${file}`)
    .filter((path) => path.length <= 100)
    .slice(0, 99);
