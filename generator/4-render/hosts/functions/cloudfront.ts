import { type AnsweredSite, answerTo, pathOf } from './answer.ts';

/** A value of a header or of the query. */
interface Value {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

/** An event of a viewer's request (docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html). */
interface ViewerEvent {
  readonly request: { uri: string; readonly querystring: Readonly<Record<string, Value>> };
}

/** What a function of CloudFront has to know of its site. */
interface CloudFrontSite extends AnsweredSite {
  /** The headers of redirects: the policies of the distribution are for what comes from the bucket. */
  readonly headers: Readonly<Record<string, Value>>;
}

/** The function that CloudFront runs for each request: a redirect, or the request for the file of the site. */
export default (site: CloudFrontSite) =>
  ({ request }: ViewerEvent) => {
    const answer = answerTo(site, request.uri + queryOf(request.querystring));
    if ('location' in answer)
      return {
        statusCode: answer.status,
        statusDescription: answer.status === 301 ? 'Moved Permanently' : 'Found',
        headers: Object.assign({ location: { value: answer.location } }, site.headers),
      };
    request.uri = pathOf(answer.file ?? '404.html');
    return request;
  };

/** The query as it was asked; names without a value come without `=`. */
function queryOf(query: ViewerEvent['request']['querystring']): string {
  const parts: string[] = [];
  for (const name of Object.keys(query)) {
    const { value, multiValue } = query[name] as Value;
    for (const one of multiValue ?? [{ value }]) parts.push(one.value ? `${name}=${one.value}` : name);
  }
  return parts.length ? `?${parts.join('&')}` : '';
}
