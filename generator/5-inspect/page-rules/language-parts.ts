import { visibleText } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, within } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { directionOf, isOfLanguage, primaryLanguage } from '../../model/language-tag.ts';
import { memoize } from '../../model/memoize.ts';
import { findingOnPage } from '../finding.ts';
import { elementRule, type PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL5024: the page declares its text direction, and copy in another language declares that language and its direction (WCAG 3.1.2). */
export const languageParts: PageRule = {
  *run({ route, markup }, { languages }) {
    // Whether `lang` fits the address is checked with the routes.
    const found = markup.named('html')[0]?.attributes.get('dir') ?? 'ltr';
    const expected = directionIn(languages, route.language);
    if (found !== expected)
      yield findingOnPage('WL5024', { subject: 'html dir', found, expected }, [
        `The page ${route.path} has the dir '${found}'; '${expected}' is expected.`,
        'Set dir of <html> to the direction of the language in content/languages.ts.',
      ]);
    // The main heading is part of the copy.
    const [heading] = markup.named('h1');
    if (!heading) return;
    const language = route.copyLanguage;
    // In a draft, single texts have other languages.
    const part = closest(heading, ({ name, attributes }) => name !== 'html' && attributes.has('lang') && !attributes.has('data-draft'));
    const tag = part?.attributes.get('lang') ?? route.tag;
    const main = closest(heading, ({ name }) => name === 'main') ?? heading;
    if (!isOfLanguage(tag, language))
      yield findingOnPage('WL5024', { subject: 'copy', element: (part ?? main).index, found: primaryLanguage(tag), expected: language }, [
        `The copy of ${route.path} is in '${language}', but its main heading is marked as '${primaryLanguage(tag)}'.`,
        `Write lang="${language}" on the element around the copy.`,
      ]);
    const dir = closest(heading, ({ attributes }) => attributes.has('dir'))?.attributes.get('dir') ?? 'ltr';
    const wanted = directionIn(languages, language);
    if (dir !== 'auto' && dir !== wanted && language !== route.language)
      yield findingOnPage('WL5024', { subject: 'dir', element: main.index, found: dir, expected: wanted }, [
        `The copy of ${route.path} is in '${language}', which is written '${wanted}', but the element around it has the dir '${dir}'.`,
        'Set the dir of the element around the copy to the contentDirection of the layout.',
      ]);
  },
};

const directionIn = (languages: SiteFacts['languages'], tag: string) => languages[tag]?.direction ?? directionOf(tag);

/** WL5024: a link with the name of another language in that language declares it (WCAG 3.1.2). */
export const languageLinks = elementRule({
  code: 'WL5024',
  among: tagFilter(({ name, attributes }) => name === 'a' && primaryLanguage(attributes.get('hreflang') ?? '') !== ''),
  *faultsOf(link, { route, markup }) {
    const target = primaryLanguage(link.attributes.get('hreflang') ?? '');
    if (target === primaryLanguage(languageAt(link, route.tag))) return;
    const text = visibleText(markup, link);
    const name = ownName(target);
    if (!name || text.toLowerCase() !== name.toLowerCase() || name === ownName(primaryLanguage(route.tag))) return;
    if (within(markup, link).some(({ attributes }) => primaryLanguage(attributes.get('lang') ?? '') === target)) return;
    yield {
      what: `has the text '${text}', but not lang="${target}"`,
      hint: `Add lang="${target}".`,
      fault: '',
      expected: target,
    };
  },
});

/** A language's name for itself (CLDR): Deutsch, français. Empty for an unknown language. */
const ownName = memoize((language) => {
  if (!/^[a-z]{2,3}$/.test(language)) return '';
  return new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(language) ?? '';
});
