import { closestMatch, decoded, type Route, resolveAddress, type SiteModel } from '../../generator/index.ts';
import { commandName } from '../../generator/package/command-name.ts';
import { UsageError } from '../command-errors.ts';
import { reasons } from '../commands/resolve.ts';
import { pathOf } from '../site-queries.ts';

export interface TargetPage {
  readonly route: Route;
  /** The given address, without its fragment. */
  readonly asked: string;
  /** The reason why the page is at another address. */
  readonly because?: string;
  readonly fragment?: string;
}

/** The page at an address or behind its redirect. Throws a usage error with the nearest address for a missing page. */
export function findPage(site: SiteModel, address: string): TargetPage {
  const { manifest } = site;
  const [given = '', fragment] = address.split(/#(.*)/s);
  const asked = pathOf(site, given);
  const answer = resolveAddress(manifest.table, asked);
  const at = 'location' in answer ? answer.location.replace(/[?#].*$/s, '') : answer.status === 200 ? answer.path : asked;
  const route = manifest.routes.find((one) => one.path === at);
  if (route) {
    const because = 'location' in answer ? reasons[answer.reason] : undefined;
    return { route, asked, ...(because && { because }), ...(fragment && { fragment: decoded(fragment) ?? fragment }) };
  }
  const near = closestMatch(
    asked,
    manifest.routes.map((one) => one.path),
  );
  const reason = answer.status === 404 ? answer.reason : 'unknown-page';
  throw new UsageError(
    `${asked} answers with 404, because ${reasons[reason]}.${near ? ` Did you mean ${near}?` : ` The addresses are listed by \`${commandName} routes\`.`}`,
  );
}
