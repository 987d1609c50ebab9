import { contentTypeOf, contentTypes } from '../../model/content-types.ts';
import { headersAt } from '../headers-at.ts';
import type { HostedSite } from '../host.ts';

/**
 * A shell script that uploads the folder of a site to the bucket of a stack, each file with its media type: hashed files first, because
 * pages need them, and then all others, whatever their time: a build may have taken a page over from an older one. It deletes what the
 * site does not have any more, but for hashed files, which open pages may still ask for.
 */
export function cloudFrontUpload({ documents, headers }: Pick<HostedSite, 'documents' | 'headers'>): string {
  const types = Object.entries(contentTypes);
  const kept = headersAt(headers, '/assets/')['Cache-Control'];
  const known = types.map(([ending]) => `--exclude '*${ending}'`).join(' ');
  const ofTheme = documents.map(
    (one) => `aws s3 cp "$folder/${one.output}" "$bucket/${one.output}" --content-type '${contentTypeOf(one)}'\n`,
  );
  return `#!/bin/sh
# sh upload.sh FOLDER STACK: uploads the built site in FOLDER to the bucket of STACK.
set -eu
folder=\${1:?the folder of the site} stack=\${2:?the name of the stack}
output() {
  aws cloudformation describe-stacks --region us-east-1 --stack-name "$stack" --query "Stacks[0].Outputs[?OutputKey=='$1'].OutputValue" --output text
}
bucket=s3://$(output Bucket)

${types.map(([ending, type]) => `aws s3 sync "$folder/assets" "$bucket/assets" --exclude '*' --include '*${ending}' --content-type '${type}' --cache-control '${kept}'`).join('\n')}

${types.map(([ending, type]) => `aws s3 cp "$folder" "$bucket" --recursive --exclude '*' --include '*${ending}' --exclude 'assets/*' --content-type '${type}'`).join('\n')}
aws s3 cp "$folder" "$bucket" --recursive --exclude 'assets/*' ${known}
${ofTheme.join('')}
aws s3 sync "$folder" "$bucket" --delete --size-only --exclude 'assets/*'
aws cloudfront create-invalidation --distribution-id "$(output Distribution)" --paths '/*'
`;
}
