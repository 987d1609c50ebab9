import { visibleText } from '../../markup/accessible-name.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, selectorOf, tagOf, within } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { directionOf, isOfLanguage, primaryLanguage } from '../../model/language-tag.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';
import type { SiteFacts } from '../shared/site-facts.ts';

/** WL5024: the page declares its text direction, and every part in another language declares that language (WCAG 3.1.2), and the copy its direction. */
export const languageParts: PageRule = {
  name: 'language parts',
  run: (page, known) => [...ofPage(page, known), ...ofCopy(page), ...ofDirection(page, known), ...ofLinks(page)],
};

/** Whether `lang` fits the address is checked with the routes. */
function ofPage({ route, markup }: InspectedPage, { languages }: SiteFacts): Finding[] {
  const found = markup.named('html')[0]?.attributes.get('dir') ?? 'ltr';
  const expected = directionIn(languages, route.language);
  if (found === expected) return [];
  return [
    findingOnPage('WL5024', { subject: 'html dir', found, expected }, [
      `The page ${route.path} says '${found}' as its dir; expected is '${expected}'.`,
      'Set dir of <html> to the direction of the language, as content/languages.ts has it.',
    ]),
  ];
}

/** Copy of another language is marked with it; the main heading is part of the copy. In a draft single texts have languages of their own. */
function ofCopy({ route, markup }: InspectedPage): Finding[] {
  const [heading] = markup.named('h1');
  const part = closest(heading, ({ name, attributes }) => name !== 'html' && attributes.has('lang') && !attributes.has('data-draft'));
  const tag = part?.attributes.get('lang') ?? route.tag;
  if (!heading || isOfLanguage(tag, route.copyLanguage)) return [];
  const found = primaryLanguage(tag);
  return [
    findingOnPage('WL5024', { subject: `copy ${route.page}`, found, expected: route.copyLanguage }, [
      `The copy of ${route.path} is in '${route.copyLanguage}', but its main heading says '${found}'.`,
      `Give the element around the copy lang="${route.copyLanguage}".`,
    ]),
  ];
}

/** Copy of a language that is written in the other direction says so: otherwise its full stops stand at the wrong end. */
function ofDirection({ route, markup }: InspectedPage, { languages }: SiteFacts): Finding[] {
  const [heading] = markup.named('h1');
  const found = closest(heading, ({ attributes }) => attributes.has('dir'))?.attributes.get('dir') ?? 'ltr';
  const expected = directionIn(languages, route.copyLanguage);
  if (!heading || found === 'auto' || found === expected || route.copyLanguage === route.language) return [];
  return [
    findingOnPage('WL5024', { subject: `dir ${route.page}`, found, expected }, [
      `The copy of ${route.path} is in '${route.copyLanguage}', which is written '${expected}', but the element around it says '${found}'.`,
      'Give the element around the copy the contentDirection of the layout as its dir.',
    ]),
  ];
}

const directionIn = (languages: SiteFacts['languages'], tag: string) => languages[tag]?.direction ?? directionOf(tag);

/** A link with the name of another language in that language is text in it. */
function ofLinks({ route, markup }: InspectedPage): Finding[] {
  const findings: Finding[] = [];
  for (const link of markup.matching(namesLanguage)) {
    const target = primaryLanguage(link.attributes.get('hreflang') ?? '');
    if (target === primaryLanguage(languageAt(link, route.tag))) continue;
    const text = visibleText(markup, link);
    const name = ownName(target);
    if (!name || text.toLowerCase() !== name.toLowerCase() || name === ownName(primaryLanguage(route.tag))) continue;
    if (within(markup, link).some(({ attributes }) => primaryLanguage(attributes.get('lang') ?? '') === target)) continue;
    findings.push(
      findingOnPage('WL5024', { subject: `${selectorOf(link)} ${target}`, expected: target }, [
        `On ${route.path} ${tagOf(markup, link)} says '${text}' in its own language, but not that it is '${target}'.`,
        `Add lang="${target}".`,
      ]),
    );
  }
  return findings;
}

const namesLanguage = tagFilter(({ name, attributes }) => name === 'a' && primaryLanguage(attributes.get('hreflang') ?? '') !== '');

const ownNames = new Map<string, string | undefined>();
/** A language's name for itself (CLDR): Deutsch, français. Undefined for an unknown language. */
function ownName(language: string): string | undefined {
  if (!/^[a-z]{2,3}$/.test(language)) return undefined;
  if (!ownNames.has(language)) ownNames.set(language, new Intl.DisplayNames(language, { type: 'language', fallback: 'none' }).of(language));
  return ownNames.get(language);
}
