import { tagOf } from '../../markup/markup.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';

/** WL5004: no script blocks the first paint. A classic script stops the parser (HTML, section 4.12.1). */
export const blockingScripts: PageRule = {
  name: 'blocking scripts',
  run({ route, markup }) {
    return markup
      .named('script')
      .filter(({ attributes }) => attributes.has('src') && blocks(attributes))
      .map((script) =>
        findingOnPage('WL5004', { subject: script.attributes.get('src') ?? '' }, [
          `The page ${route.path} is not painted before ${tagOf(markup, script)} has come.`,
          'Write type="module" async, without blocking="render".',
        ]),
      );
  },
};

/** Modules and deferred scripts run after parsing; `blocking` makes even them block the paint (HTML, section 2.6.7). */
function blocks(attributes: ReadonlyMap<string, string>): boolean {
  const waits = attributes.has('async') || attributes.has('defer') || attributes.get('type') === 'module';
  return !waits || (attributes.get('blocking') ?? '').split(/\s+/).includes('render');
}
