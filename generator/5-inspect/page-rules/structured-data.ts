import { type Markup, textIn } from '../../markup/markup.ts';
import { formattingTag } from '../../model/formatting-tag.ts';
import { memoize } from '../../model/memoize.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { dataOf, propertiesOf } from '../shared/linked-data.ts';

/**
 * WL5035, WL5036: the structured data for search engines (JSON-LD, schema.org) can be parsed, is complete according to Google's structured
 * data guidelines, and contains only what the page shows.
 */
export const structuredData: PageRule = {
  *run({ route, markup }) {
    const isShown = shownOn(markup);
    for (const data of dataOf(markup)) {
      const finding = (code: Finding['code'], about: string, [message, hint]: readonly [string, string]) => {
        return findingOnPage(code, { subject: about, element: data.index }, [`The structured data of ${route.path} ${message}`, hint]);
      };
      if ('fault' in data) {
        yield finding('WL5035', 'JSON', [`is not JSON: ${data.fault}`, 'Write it with scriptJson.']);
        continue;
      }
      const { lacking, unknown } = propertiesOf(data.value);
      if (data.value['@context'] !== 'https://schema.org')
        yield finding('WL5035', '@context', ['does not declare schema.org as its @context.', 'Write "@context": "https://schema.org".']);
      for (const type of unknown)
        yield finding('WL5035', type, [
          `has the type '${type}', for which there are no rules.`,
          'Correct the name, or describe the type in generator/5-inspect/shared/linked-data.ts.',
        ]);
      for (const { type, name } of lacking)
        yield finding('WL5035', `${type} ${name}`, [
          `has a ${type} without '${name}', which is required.`,
          'Add the property, or delete the object.',
        ]);
      for (const { name, text } of data.texts)
        if (!isShown(text))
          yield finding('WL5036', name, [`contains the ${name} '${text}', which the page does not show.`, 'Write only what visitors see.']);
      for (const { amount, currency } of data.prices)
        if (!amounts(amount, { currency, tag: route.tag }).some(isShown))
          yield finding('WL5036', 'price', [
            `contains the price ${amount} ${currency}, which the page does not show.`,
            'Take the price from the fact that the page shows.',
          ]);
    }
  },
};

/** Whether visitors can read a text. Most are contiguous in the HTML; only others need the text of the whole page. */
function shownOn(markup: Markup): (text: string) => boolean {
  const [body] = markup.named('body');
  let shown: string | undefined;
  return (text) => {
    if (!body) return false;
    const escaped = text.replace(/[&<>"']/g, (sign) => references[sign] as string);
    if (isBetweenTags(markup.html, escaped, body.contentStart)) return true;
    shown ??= textIn(markup.html.slice(body.contentStart, body.contentEnd).replace(/<script\b.*?<\/script>/gs, ''));
    return shown.includes(text.replace(/\s+/g, ' ').trim());
  };
}

/** Whether a text is contiguous between tags, outside of scripts. */
function isBetweenTags(html: string, text: string, from: number): boolean {
  for (let at = html.indexOf(text, from); at >= 0; at = html.indexOf(text, at + 1)) if (isText(html, at)) return true;
  return false;
}

function isText(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at);
  return html.lastIndexOf('>', at) > tag && !html.startsWith('<script', tag);
}

/** Character references as react-dom writes them. */
const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

const formatOf = memoize((key) => {
  const [tag = '', currency = '', trailingZeroDisplay] = key.split(' ');
  return new Intl.NumberFormat(formattingTag(tag), { style: 'currency', currency, trailingZeroDisplay } as Intl.NumberFormatOptions);
});

/** An amount in the formats of the page's language, with and without decimals. */
const amounts = (amount: number, { currency, tag }: { readonly currency: string; readonly tag: string }): string[] =>
  ['auto', 'stripIfInteger'].map((zeros) => formatOf(`${tag} ${currency} ${zeros}`).format(amount));
