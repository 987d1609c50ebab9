// @ts-check
import { siteFolder } from '../package/roots.mjs';

/** The folder of the site that this process runs for. */
export const siteRoot = siteFolder(process.cwd());
