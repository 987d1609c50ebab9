import { parse } from '@formatjs/icu-messageformat-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage } from '../../../generator/model/localized.ts';

/** As a message arrives in the browser: through JSON. */
function compiled(text: string, tag: string): CompiledMessage<unknown> {
  return JSON.parse(JSON.stringify({ tag, elements: parse(text) }));
}

type Values = Record<string, ReactNode>;

function Message({ values }: { values: Values }): ReactNode {
  return useIntl().formatMessage({ id: 'message' }, values);
}

const rendered = (messages: Record<string, CompiledMessage<unknown>>, values: Values) =>
  renderToStaticMarkup(
    <MessagesProvider messages={messages}>
      <Message values={values} />
    </MessagesProvider>,
  );

test('a message follows the plural rules of its language', () => {
  const message = compiled('{days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}', 'pl-PL');
  expect(rendered({ message }, { days: 1 })).toBe('1 dzień');
  expect(rendered({ message }, { days: 5 })).toBe('5 dni');
});

test('a number is written as its locale writes it', () => {
  expect(rendered({ message: compiled('{found, number}', 'de-AT') }, { found: 12345 })).toBe(new Intl.NumberFormat('de-AT').format(12345));
});

test('X2 a missing message returns its id', () => {
  expect(rendered({}, { found: 1 })).toBe('message');
  expect(rendered({ message: undefined as never }, { found: 1 })).toBe('message');
});

test('X2 a message that cannot be formatted returns its id', () => {
  expect(rendered({ message: compiled('{other} missing', 'en') }, { found: 1 })).toBe('message');
});

test('an argument may be markup', () => {
  const place = <b key="place">Wien</b>;
  expect(rendered({ message: compiled('Weiter nach {place}.', 'de') }, { place })).toBe('Weiter nach <b>Wien</b>.');
});
