import { headersAt } from '../headers-at.ts';
import { type Host, type HostedSite, HostFileError } from '../host.ts';
import { cloudFrontTemplate } from './cloudfront-template.ts';
import { cloudFrontUpload } from './cloudfront-upload.ts';
import { functionText } from './function-text.ts';
import { isHashed } from './hashed-files.ts';
import { notFoundFiles } from './not-found-files.ts';

/** The most bytes of a function (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html, "Function size"). */
const limit = 10_240;

/**
 * Amazon S3 behind CloudFront: a template for CloudFormation with bucket, distribution, function and header policies, and a script that
 * uploads the site. Throws a `HostFileError` where the function with the addresses of the site is larger than CloudFront takes.
 */
export const cloudfront: Host = {
  redirectPages: false,
  script: 'cloudfront',
  nextStep: "Deploy template.json with 'aws cloudformation deploy', and upload the folder of the site with upload.sh.",
  files: () => ({}),
  configuration: (site) => ({
    'template.json': `${JSON.stringify(cloudFrontTemplate(site, cloudFrontFunction(site)), null, 2)}\n`,
    'upload.sh': cloudFrontUpload(site),
  }),
};

/** The text of the function that runs at each request of a visitor. */
export function cloudFrontFunction(site: HostedSite): string {
  const { table, pages } = site;
  // Hashed files come from the bucket without the function.
  const files = site.files.filter((file) => !isHashed(file));
  const headers = Object.fromEntries(Object.entries(headersAt(site.headers, '/')).map(([name, value]) => [name.toLowerCase(), { value }]));
  const text = functionText(
    site,
    { table, notFound: notFoundFiles(pages), files, headers },
    'function handler(event) { return respond(site)(event); }',
  );
  const size = Buffer.byteLength(text);
  if (size <= limit) return text;
  throw new HostFileError(
    'cloudfront',
    `its function would have ${size} bytes with the ${Buffer.byteLength(JSON.stringify(table))} bytes of the site's address table, and CloudFront takes at most ${limit}. Choose another host, or give up former addresses and addresses of single pages that are outside the pattern`,
  );
}
