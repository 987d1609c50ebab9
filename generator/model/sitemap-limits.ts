/** Limits of one sitemap file (sitemaps.org, "Using Sitemap index files"): addresses, and bytes before compression. */
export const sitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 };

/** The output path of one of several sitemaps, from 1. */
export const sitemapPart = (number: number): string => `sitemap-${number}.xml`;

/** Whether the build may write a sitemap at this path. */
export const isSitemap = (path: string): boolean => /^sitemap(-[1-9]\d*)?\.xml$/.test(path);
