import { type Markup, textIn } from '../../markup/markup.ts';
import { formattingTag } from '../../model/formatting-tag.ts';
import type { Finding } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { dataOf, propertiesOf } from '../shared/linked-data.ts';

/**
 * WL5035, WL5036: the structured data for search engines (JSON-LD, schema.org) can be parsed, is complete according to Google's structured
 * data guidelines, and contains only what the page shows.
 */
export const structuredData: PageRule = {
  name: 'structured data',
  run({ route, page, markup }) {
    const finding = (code: Finding['code'], subject: string, message: string, hint: string): Finding => ({
      code,
      subject: `${page.id} ${subject}`,
      message,
      hint,
    });
    const isShown = shownOn(markup);
    return dataOf(markup).flatMap((data): Finding[] => {
      if ('fault' in data)
        return [finding('WL5035', 'JSON', `The structured data of ${route.path} is no JSON: ${data.fault}`, 'Write it with scriptJson.')];
      const { lacking, unknown } = propertiesOf(data.value);
      const found = [
        ...(data.value['@context'] === 'https://schema.org'
          ? []
          : [
              finding(
                'WL5035',
                '@context',
                `The structured data of ${route.path} does not say that it speaks schema.org.`,
                'Write "@context": "https://schema.org".',
              ),
            ]),
        ...unknown.map((type) =>
          finding(
            'WL5035',
            type,
            `The structured data of ${route.path} has the type '${type}', which is not among those whose rules are known here.`,
            'Correct the name, or describe the type in generator/5-inspect/shared/linked-data.ts.',
          ),
        ),
        ...lacking.map(({ type, name }) =>
          finding(
            'WL5035',
            `${type} ${name}`,
            `In the structured data of ${route.path}, the ${type} has no '${name}', which is required.`,
            'Add it, or leave the whole out.',
          ),
        ),
      ];
      const texts = data.texts.filter(({ text }) => !isShown(text));
      const prices = data.prices.filter((price) => !amounts(price, route.tag).some(isShown));
      return [
        ...found,
        ...texts.map(({ name, text }) =>
          finding(
            'WL5036',
            `${name} ${text}`,
            `The structured data of ${route.path} says '${text}' as ${name}, which the page does not show.`,
            'Search engines may be told only what visitors see.',
          ),
        ),
        ...prices.map(({ amount, currency }) =>
          finding(
            'WL5036',
            `price ${amount}`,
            `The structured data of ${route.path} says the price ${amount} ${currency}, which the page does not show.`,
            'Take the price from the fact that the page shows.',
          ),
        ),
      ];
    });
  },
};

/** Whether visitors can read a text. Most are contiguous in the HTML; only others need the text of the whole page. */
function shownOn(markup: Markup): (text: string) => boolean {
  const [body] = markup.named('body');
  let shown: string | undefined;
  return (text) => {
    if (!body) return false;
    const written = text.replace(/[&<>"']/g, (sign) => references[sign] as string);
    if (standsIn(markup.html, written, body.contentStart)) return true;
    shown ??= textIn(markup.html.slice(body.contentStart, body.contentEnd).replace(/<script\b.*?<\/script>/gs, ''));
    return shown.includes(text.replace(/\s+/g, ' ').trim());
  };
}

/** Whether a text is contiguous between tags, outside of scripts. */
function standsIn(html: string, text: string, from: number): boolean {
  for (let at = html.indexOf(text, from); at >= 0; at = html.indexOf(text, at + 1)) if (isText(html, at)) return true;
  return false;
}

function isText(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at);
  return html.lastIndexOf('>', at) > tag && !html.startsWith('<script', tag);
}

/** Character references as react-dom writes them. */
const references: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };

const formats = new Map<string, Intl.NumberFormat>();

/** An amount in the formats of the page's language, with and without decimals. */
function amounts({ amount, currency }: { readonly amount: number; readonly currency: string }, tag: string): string[] {
  return (['auto', 'stripIfInteger'] as const).map((trailingZeroDisplay) => {
    const key = `${tag} ${currency} ${trailingZeroDisplay}`;
    const format = formats.get(key) ?? new Intl.NumberFormat(formattingTag(tag), { style: 'currency', currency, trailingZeroDisplay });
    formats.set(key, format);
    return format.format(amount);
  });
}
