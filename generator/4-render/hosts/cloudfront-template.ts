import { hash } from '../../package/hash.ts';
import { headersAt } from '../headers-at.ts';
import type { HostedSite } from '../host.ts';
import { pathOf } from './functions/answer.ts';
import { notFoundFiles } from './not-found-files.ts';

/*
 * The distribution. `/assets/*` comes from the bucket, `/api/*` from the origin that is named when the stack is deployed, and
 * everything else by the function. A function cannot answer with a file and another status than the bucket's, so a second one, which runs
 * where the bucket has answered (Lambda@Edge, origin response), sets 404 for the pages of addresses that do not exist, and gives what is
 * missing below `/assets/` the page of the site. A custom error response of CloudFront knows one page for all languages, and answers in the
 * place of endpoints too.
 */

/** Managed policies (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html, …-origin-request-policies.html). */
const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
const allViewerExceptHost = 'b689b0a8-53d0-40ab-baf2-68738e2966ac';

/** A text in which CloudFormation fills in what stands between braces. */
const filled = (text: string) => ({ 'Fn::Sub': text.replaceAll('{', '${') });

/** The template for CloudFormation, as an object of JSON. `script` is the function at the request of a visitor. */
export function cloudFrontTemplate(site: HostedSite, script: string): object {
  const statusFunction = statusFunctionOf(site);
  const statusVersion = `StatusVersion${hash(statusFunction).slice(0, 12)}`;
  return {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `The website ${site.origin}`,
    Parameters: {
      DomainName: { Type: 'String', Default: '', Description: 'The host name of the site. Empty: that of the distribution.' },
      CertificateArn: { Type: 'String', Default: '', Description: 'The certificate of DomainName, in us-east-1.' },
      EndpointsHost: { Type: 'String', Default: '', Description: 'The host that /api/ is passed on to. Empty: none.' },
    },
    Conditions: {
      HasDomain: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'DomainName' }, ''] }] },
      HasEndpoints: { 'Fn::Not': [{ 'Fn::Equals': [{ Ref: 'EndpointsHost' }, ''] }] },
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        DeletionPolicy: 'Retain',
        UpdateReplacePolicy: 'Retain',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
        },
      },
      BucketPolicy: { Type: 'AWS::S3::BucketPolicy', Properties: { Bucket: { Ref: 'Bucket' }, PolicyDocument: bucketPolicy } },
      BucketAccess: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: filled('{AWS::StackName}'),
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Respond: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: filled('{AWS::StackName}-respond'),
          AutoPublish: true,
          FunctionConfig: { Comment: 'Redirects and files', Runtime: 'cloudfront-js-2.0' },
          FunctionCode: script,
        },
      },
      StatusRole: {
        Type: 'AWS::IAM::Role',
        Properties: {
          AssumeRolePolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: ['lambda.amazonaws.com', 'edgelambda.amazonaws.com'] },
                Action: 'sts:AssumeRole',
              },
            ],
          },
        },
      },
      Status: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Runtime: 'nodejs22.x',
          Handler: 'index.handler',
          Role: { 'Fn::GetAtt': ['StatusRole', 'Arn'] },
          Code: { ZipFile: statusFunction },
        },
      },
      // A version never changes: another function is another version, under another name.
      [statusVersion]: { Type: 'AWS::Lambda::Version', Properties: { FunctionName: { Ref: 'Status' } } },
      PageHeaders: headersPolicy('pages', headersAt(site.headers, '/')),
      // How long they are kept is said by the files in the bucket: what is missing there must not be kept like them.
      AssetHeaders: headersPolicy('assets', { ...headersAt(site.headers, '/assets/'), 'Cache-Control': undefined }),
      Distribution: { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: distribution(statusVersion) } },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
      Address: { Value: filled('https://{Distribution.DomainName}') },
    },
  };
}

/**
 * The function at the answer of the bucket: 404 for the pages of addresses that do not exist, and for a hashed file that is missing the page
 * that its address has (Developer Guide, "Update HTTP responses in origin response triggers"), which it asks the distribution for. Where that
 * does not answer, the bucket's own 404 stays.
 */
export function statusFunctionOf({ pages, headers }: Pick<HostedSite, 'pages' | 'headers'>): string {
  const missing = pages.filter(({ status }) => status === 404).map(({ file }) => pathOf(file));
  const { '': usual = '404.html' } = notFoundFiles(pages)['unknown-page'];
  return `const missing = new Set(${JSON.stringify(missing)});
exports.handler = async ({ Records: [{ cf: { config, request, response } }] }) => {
  if (response.status === '200' && missing.has(request.uri)) Object.assign(response, { status: '404', statusDescription: 'Not Found' });
  if (response.status !== '404' || !request.uri.startsWith('/assets/')) return response;
  const page = await fetch('https://' + config.distributionDomainName + ${JSON.stringify(pathOf(usual))}, { signal: AbortSignal.timeout(2000) })
    .then((answer) => (answer.status === 404 ? answer.text() : undefined))
    .catch(() => undefined);
  if (page === undefined) return response;
  const header = (key, value) => ({ [key.toLowerCase()]: [{ key, value }] });
  Object.assign(response.headers, header('Content-Type', 'text/html; charset=utf-8'), header('Cache-Control', ${JSON.stringify(headersAt(headers, '/')['Cache-Control'])}));
  return request.method === 'HEAD' ? response : Object.assign(response, { body: page });
};
`;
}

/** The distribution reads the bucket, and may list it: of a bucket that it may not list, a file that is missing is 403. */
const bucketPolicy = {
  Version: '2012-10-17',
  Statement: [
    {
      Effect: 'Allow',
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Action: ['s3:GetObject', 's3:ListBucket'],
      Resource: [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, filled('{Bucket.Arn}/*')],
      Condition: {
        StringEquals: {
          'AWS:SourceArn': filled('arn:{AWS::Partition}:cloudfront::{AWS::AccountId}:distribution/{Distribution}'),
        },
      },
    },
  ],
};

function distribution(statusVersion: string): object {
  const usual = { ViewerProtocolPolicy: 'redirect-to-https', Compress: true };
  const site = {
    ...usual,
    TargetOriginId: 'site',
    CachePolicyId: cachingOptimized,
    AllowedMethods: ['GET', 'HEAD'],
    LambdaFunctionAssociations: [{ EventType: 'origin-response', LambdaFunctionARN: { Ref: statusVersion } }],
  };
  const none = { Ref: 'AWS::NoValue' };
  const ifEndpoints = (value: object) => ({ 'Fn::If': ['HasEndpoints', value, none] });
  return {
    Enabled: true,
    HttpVersion: 'http2and3',
    IPV6Enabled: true,
    Aliases: { 'Fn::If': ['HasDomain', [{ Ref: 'DomainName' }], none] },
    ViewerCertificate: {
      'Fn::If': [
        'HasDomain',
        { AcmCertificateArn: { Ref: 'CertificateArn' }, SslSupportMethod: 'sni-only', MinimumProtocolVersion: 'TLSv1.2_2021' },
        { CloudFrontDefaultCertificate: true },
      ],
    },
    Origins: [
      {
        Id: 'site',
        DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
        OriginAccessControlId: { Ref: 'BucketAccess' },
        S3OriginConfig: { OriginAccessIdentity: '' },
      },
      ifEndpoints({
        Id: 'endpoints',
        DomainName: { Ref: 'EndpointsHost' },
        CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
      }),
    ],
    DefaultCacheBehavior: {
      ...site,
      ResponseHeadersPolicyId: { Ref: 'PageHeaders' },
      FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Respond', 'FunctionARN'] } }],
    },
    CacheBehaviors: [
      { ...site, PathPattern: '/assets/*', ResponseHeadersPolicyId: { Ref: 'AssetHeaders' } },
      ifEndpoints({
        ...usual,
        PathPattern: '/api/*',
        TargetOriginId: 'endpoints',
        CachePolicyId: cachingDisabled,
        OriginRequestPolicyId: allViewerExceptHost,
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
      }),
    ],
  };
}

/** A policy of response headers. Those that CloudFront counts as security headers have fields of their own, and may not stand among the others. */
function headersPolicy(name: string, headers: Readonly<Record<string, string | undefined>>): object {
  const {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': transport = '',
    'X-Content-Type-Options': _,
    'Referrer-Policy': referrer,
    ...others
  } = headers;
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0);
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: filled(`{AWS::StackName}-${name}`),
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
          ContentTypeOptions: { Override: true },
          ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: seconds,
            IncludeSubdomains: transport.includes('includeSubDomains'),
            Override: true,
          },
        },
        CustomHeadersConfig: {
          Items: Object.entries(others).flatMap(([Header, Value]) => (Value === undefined ? [] : [{ Header, Value, Override: true }])),
        },
      },
    },
  };
}
