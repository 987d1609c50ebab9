import { expect, test } from 'vitest';
import { draftPage } from '../../../generator/4-render/draft-page.ts';
import { withFallbackMarks } from '../../../generator/model/fallback-marks.ts';

/* Marks of texts in another language on a page of a draft, for each place in which a text can appear. */

const names = {
  en: { name: 'English', nativeName: 'English' },
  fr: { name: 'French', nativeName: 'Français' },
  ar: { name: 'Arabic', nativeName: 'العربية' },
};
const english = (text: string, place = 'heading') => withFallbackMarks(text, 'en', place);

function shown(body: string, language = 'fr'): { notice: string; body: string } {
  const page = draftPage(`<!doctype html>\n<html>\n<head>\n</head>\n<body>\n${body}\n</body>\n</html>\n`, { language, names });
  const [, notice = '', rest = ''] = /<aside[^>]*>(.*)<\/aside>\n([\s\S]*)\n<\/body>/.exec(page) ?? [];
  return { notice: notice.replace(/<[^>]*>/g, ''), body: rest };
}

test('a text that fills an element is marked by attributes of the element, so the layout is unchanged', () => {
  expect(shown(`<h1 class="big">${english('Help')}</h1>`).body).toBe('<h1 class="big" lang="en" data-draft>Help</h1>');
});

test('a text beside others, or around markup, gets its own element', () => {
  expect(shown(`<p>${english('Write <strong>now</strong>')} (${english('new', 'tab')})</p>`).body).toBe(
    '<p><span lang="en" data-draft>Write <strong>now</strong></span> (<span lang="en" data-draft>new</span>)</p>',
  );
});

test('an element with a language keeps it', () => {
  expect(shown(`<a lang="fr">${english('Help')}</a>`).body).toBe('<a lang="fr"><span lang="en" data-draft>Help</span></a>');
});

test('a text in the other direction is marked with its direction', () => {
  expect(shown(`<p>${english('Help')}</p>`, 'ar').body).toBe('<p lang="en" dir="ltr" data-draft>Help</p>');
});

test('an element with a shown or spoken attribute is highlighted, and has the language if it has no other words', () => {
  expect(shown(`<input aria-label="${english('Name', 'name')}" placeholder="${english('Ann', 'example')}"/>`)).toEqual({
    notice: 'Draft. 2 texts of this page are not translated into French. They are shown in English.',
    body: '<input aria-label="Name" placeholder="Ann" lang="en" data-draft-attributes/>',
  });
  expect(shown(`<button title="${english('Close')}"><svg><path d="M0 0"></path></svg></button>`, 'ar').body).toBe(
    '<button title="Close" lang="en" dir="ltr" data-draft-attributes><svg><path d="M0 0"></path></svg></button>',
  );
  expect(shown(`<a title="${english('Write')}">Écrire</a>`).body).toBe('<a title="Write" data-draft-attributes>Écrire</a>');
  expect(shown(`<div data-island="menu"><nav aria-label="${english('Menu')}"><b>${english('One', 'one')}</b></nav></div>`).body).toBe(
    '<div data-island="menu"><nav aria-label="Menu" data-draft-attributes><b lang="en" data-draft>One</b></nav></div>',
  );
});

test('an element with texts in an attribute and in its content has each mark once', () => {
  expect(shown(`<a title="${english('Write to us')}">${english('Write', 'write')}</a>`).body).toBe(
    '<a title="Write to us" lang="en" data-draft data-draft-attributes>Write</a>',
  );
});

test('marks disappear from other attributes, addresses, options, props, and from texts beside others in islands', () => {
  const address = encodeURIComponent(english('Help me', 'subject'));
  expect(shown(`<a href="mailto:a@b.example?subject=${address}" data-words="${english('Write')}">x</a>`).body).toBe(
    '<a href="mailto:a@b.example?subject=Help%20me" data-words="Write">x</a>',
  );
  expect(shown(`<select><option>${english('One')} 1</option></select>`).body).toBe('<select><option>One 1</option></select>');
  expect(shown(`<div data-island="menu" data-props="${english('Menu')}"><p>${english('Menu')}, 2</p></div>`).body).toBe(
    '<div data-island="menu" data-props="Menu"><p>Menu, 2</p></div>',
  );
});

test('a text that a template shows in part loses its marks', () => {
  expect(shown(`<p>${english('Help now').slice(0, -5)}</p><p>${english('Yes', 'other')}</p>`).body).toBe(
    '<p>Help</p><p lang="en" data-draft>Yes</p>',
  );
});

test('the notice counts each text once, per language', () => {
  expect(shown('<p>Bonjour</p>').notice).toBe('Draft. All texts of this page are in French.');
  expect(shown(`<p>${english('Help')}</p><b>${english('Help')}</b>`).notice).toBe(
    'Draft. 1 text of this page is not translated into French. It is shown in English.',
  );
  expect(shown(`<div data-island="menu" data-props="${english('Open', 'open')}"><b>${english('Help')}</b></div>`).notice).toBe(
    'Draft. 2 texts of this page are not translated into French. They are shown in English.',
  );
  const arabic = withFallbackMarks('مساعدة', 'ar', 'other');
  expect(shown(`<p>${english('Help')}</p><p>${english('Me', 'lead')}</p><p>${arabic}</p>`).notice).toBe(
    'Draft. 3 texts of this page are not translated into French. Shown instead: 2 in English, 1 in Arabic.',
  );
});
