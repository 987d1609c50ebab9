import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqSearch } from '../../../runtime/islands/faq-search.tsx';
import { message, text } from './samples.ts';

const html = renderToString(
  <FaqSearch
    id="faq"
    label={text('Search the questions')}
    placeholder={text('Search for answers...')}
    none={text('No FAQ matches your search. Try contacting our support team directly.')}
    found={message('{found, plural, one {# question} other {# questions}}')}
    items={[
      { id: 'start', question: text('How long?'), answer: text('Five minutes.') },
      { id: 'card', question: text('Credit card?'), answer: text('No.') },
    ]}
  />,
);

test('S7 the questions share a name, so that the browser keeps one open', () => {
  expect(html.match(/<details [^>]*name="faq"/g)).toHaveLength(2);
});

test('S7 every question can be linked to, and starts closed', () => {
  expect(html).toContain('id="faq-start"');
  expect(html).not.toContain(' open=""');
});

test('a question in a summary is no heading', () => {
  expect(html).not.toMatch(/<summary[^>]*><h\d/);
});

test('V3 before a search every question is shown, and the status region is there and empty', () => {
  expect(html).not.toContain('hidden=""');
  expect(html).toContain('<p class="faq-search-status" role="status"></p>');
});

test('V3 the search field has a label and needs script', () => {
  expect(html).toMatch(/faq-search-field needs-script"><label[^>]*for="faq-query">Search the questions<\/label><input id="faq-query"/);
});
