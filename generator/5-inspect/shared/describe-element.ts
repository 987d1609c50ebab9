import { type Markup, type MarkupElement, tagOf, textOf } from '../../markup/markup.ts';
import { readMarkup } from '../../markup/read-markup.ts';
import { addressesInProps, refreshTarget } from './page-addresses.ts';

/** Describes the first element with an address for a message: `The link 'Support'`. Parses the page again. 'Something' without one. */
export function describeElement(html: string | undefined, address: string): string {
  if (html === undefined) return 'Something';
  const markup = readMarkup(html);
  const owners = markup.elements.filter((element) => holds(element, address));
  // A <link> loads the file of another element in advance.
  const owner = owners.find(({ name }) => name !== 'link') ?? owners[0];
  return owner ? named(markup, owner) : 'Something';
}

const attributeNames = ['href', 'src', 'action', 'formaction', 'poster', 'content'];

/** Whether an element has an address in an attribute. */
export function holds({ attributes }: MarkupElement, address: string): boolean {
  return (
    attributeNames.some((name) => attributes.get(name) === address) ||
    addressesInProps(attributes.get('data-props')).includes(address) ||
    (address !== '' && attributes.get('srcset')?.includes(address)) ||
    (attributes.get('http-equiv') !== undefined && refreshTarget(attributes.get('content')) === address)
  );
}

/** `The link 'Support'`, `The form`, `The island 'mobile-menu'`, or the start tag. */
export function named(markup: Markup, element: MarkupElement): string {
  const { name, attributes } = element;
  if (name === 'a' || name === 'area') {
    const text = textOf(markup, element) || attributes.get('aria-label') || attributes.get('alt');
    return text ? `The link '${text.length > 60 ? `${text.slice(0, 57)}…` : text}'` : tagOf(markup, element);
  }
  if (name === 'form') return 'The form';
  const island = attributes.get('data-island');
  return island ? `The island '${island}'` : tagOf(markup, element);
}
