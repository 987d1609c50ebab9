import { elementAttributes, globalAttributes, obsoleteElements } from '../../markup/html-attributes.ts';
import type { TagFault, TagRule } from '../tag-rule.ts';

/** WL5007: elements and attributes of HTML, each attribute on an element that may have it (HTML, index of attributes). */
export const knownAttributes: TagRule = ({ name, attributes }) => {
  const own = elementAttributes.get(name);
  if (!own) return [unknownElement(name)];
  // The attributes of drawings are those of SVG.
  if (name === 'svg' || name === 'math') return [];
  const faults: TagFault[] = [];
  for (const attribute of attributes.keys()) {
    // A dialog takes the focus without it (HTML, section 4.11.4).
    const known = own.has(attribute) || (globalAttributes.has(attribute) && !(name === 'dialog' && attribute === 'tabindex'));
    if (known || isFree(attribute)) continue;
    faults.push({
      code: 'WL5007',
      subject: `${name} ${attribute}`,
      what: `has the attribute '${attribute}', which HTML does not allow on <${name}>`,
      hint: 'Take the attribute out, or call it data-… if a script reads it.',
    });
  }
  return faults;
};

const isFree = (attribute: string) => attribute.startsWith('data-') || attribute.startsWith('aria-') || attribute.startsWith('on');

function unknownElement(name: string): TagFault {
  const instead = obsoleteElements.get(name);
  return {
    code: 'WL5007',
    subject: name,
    what: instead ? 'is an element that HTML has given up' : 'is an element that HTML does not know',
    hint: instead ? `Use ${instead} instead.` : 'Use an element of HTML; where none fits, a <div> or a <span>.',
  };
}
