import { version } from 'react';
import { expect, test } from 'vitest';

// Our renderer takes the place of react-dom/server of one version. With another one: read what has changed in ReactDOMServer and
// ReactFizz* of that version, carry it over, let the other tests here prove it, and name the version here and in render-to-html.ts.
test('React is the version that our renderer was written for', () => {
  expect(version).toBe('19.3.1');
});
