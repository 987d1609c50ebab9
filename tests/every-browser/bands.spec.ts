import { isAtTop } from '../browser/bands.ts';
import { test } from './test.ts';

test('an address leads to its band, though the bands before it have not been drawn, and so does a link', async ({ visitor }) => {
  await visitor.open('/de-de/#exhibitions');
  await visitor.finds(true, isAtTop, 'exhibitions');
  await visitor.open('/de-de/');
  await visitor.run(() => document.querySelector<HTMLElement>('main a[href$="#pre-order"]')?.click());
  await visitor.finds(true, isAtTop, 'pre-order');
});
