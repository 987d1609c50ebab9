import { escapeHtml } from '../../markup/escape-html.ts';
import { closest } from '../../markup/markup.ts';
import { findingOnPage } from '../finding.ts';
import type { PageRule } from '../page-rule.ts';
import { valueNames, valuesIn } from '../shared/site-facts.ts';
import { shownWording } from './hard-coded-wording.ts';

/** WL2021: a value of JavaScript in the place of a text or a number. Code may contain it, and the content may be about it. */
export const lostValues: PageRule = {
  run({ route, page, markup }, { explainedValues = [] }) {
    const unexplained = valueNames.filter((name) => markup.html.includes(escapeHtml(name)) && !explainedValues.includes(name));
    if (unexplained.length === 0) return [];
    const explained = valuesIn(JSON.stringify([...page.copies.values()].map(({ value }) => value)));
    const lostNames = unexplained.filter((name) => !explained.includes(name));
    return shownWording(markup).flatMap(({ text, place, element }) => {
      const [value = ''] = written.exec(text) ?? [];
      if (!lostNames.some((name) => value.includes(name)) || closest(element, isCode)) return [];
      const isFunction = / =>$|\($/.test(value);
      return findingOnPage('WL2021', { subject: `${value} ${place}`, element: element?.index }, [
        isFunction
          ? `The page ${route.path} shows the source of a function in ${place}: “${value}”.`
          : `The page ${route.path} shows “${text.trim()}” in ${place}: JavaScript writes ${value} for a text or a number that is missing.`,
        isFunction
          ? 'Call the function, and show what it returns.'
          : 'Give the component that value, or leave the element out if it is missing.',
      ]);
    });
  },
};

const isCode = ({ name }: { readonly name: string }) => /^(?:code|pre|kbd|samp|var)$/.test(name);

/** A value that is not a part of a longer word, or the beginning of a function. */
const written = /(?<![\p{L}\p{N}_])(?:(?:NaN|undefined|null|Invalid Date|\[object \w+\])(?![\p{L}\p{N}_-])|function \w*\(|\([^()]*\) =>)/u;
