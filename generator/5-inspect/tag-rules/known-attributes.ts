import { elementAttributes, globalAttributes, obsoleteElements } from '../../markup/html-attributes.ts';
import type { TagRule } from '../page-rule.ts';

/** WL5007: elements and attributes of HTML, each attribute on an element that may have it (HTML, index of attributes). */
export const knownAttributes: TagRule = {
  code: 'WL5007',
  *faultsOf({ name, attributes }) {
    const own = elementAttributes.get(name);
    if (!own) {
      const instead = obsoleteElements.get(name);
      yield {
        what: instead ? 'is an obsolete element of HTML' : 'is not an element of HTML',
        hint: instead ? `Use ${instead} instead.` : 'Use an element of HTML; if none fits, a <div> or a <span>.',
      };
    }
    // The attributes of drawings are those of SVG.
    if (!own || name === 'svg' || name === 'math') return;
    for (const attribute of attributes.keys()) {
      // A dialog takes the focus without it (HTML, section 4.11.4).
      const isAllowed = own.has(attribute) || (globalAttributes.has(attribute) && !(name === 'dialog' && attribute === 'tabindex'));
      if (!isAllowed && !/^(data-|aria-|on)/.test(attribute))
        yield {
          what: `has the attribute '${attribute}', which HTML does not allow on <${name}>`,
          hint: 'Delete the attribute, or rename it to data-… if a script reads it.',
        };
    }
  },
};
