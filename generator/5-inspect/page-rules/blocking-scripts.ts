import { tagFilter } from '../../markup/tag-filters.ts';
import { elementRule } from '../page-rule.ts';

/** WL5004: no script blocks the first paint. A classic script stops the parser (HTML, section 4.12.1). */
export const blockingScripts = elementRule({
  code: 'WL5004',
  among: tagFilter(({ name, attributes }) => name === 'script' && attributes.has('src') && blocks(attributes)),
  *faultsOf({ attributes }) {
    yield {
      what: 'delays the first paint of the page until it is loaded',
      hint: 'Write type="module" async, without blocking="render".',
      subject: attributes.get('src') ?? '',
    };
  },
});

/** Modules and deferred scripts run after parsing; `blocking` makes even them block the paint (HTML, section 2.6.7). */
function blocks(attributes: ReadonlyMap<string, string>): boolean {
  const waits = attributes.has('async') || attributes.has('defer') || attributes.get('type') === 'module';
  return !waits || (attributes.get('blocking') ?? '').split(/\s+/).includes('render');
}
