import { states } from '../browser/islands.ts';
import { eachTemplate } from '../browser/visits.ts';
import { asleep } from '../browser/wake.ts';
import { expect, test } from './test.ts';

/** Runs in the page: collects its errors from now on. */
function watchFaults(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  addEventListener('error', ({ message }) => faults.push(message));
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => faults.push(`policy: ${violatedDirective}`));
}

const islandsOfPage = () =>
  [...document.querySelectorAll<HTMLElement>('[data-island], [data-enhance]')].map(
    ({ dataset }) => dataset.island ?? dataset.enhance ?? '',
  );

test('every island of every template is hydrated without errors', async ({ visitor }) => {
  const met = new Set<string>();
  const lost = { name: 'an unknown address', address: '/404.html' };
  for (const { name, address } of [...eachTemplate(['es', 'de', 'en']), lost]) {
    await test.step(name, async () => {
      await visitor.open(address);
      await visitor.run(watchFaults);
      for (const island of await visitor.run(islandsOfPage)) met.add(island);
      await visitor.finds([], asleep);
      expect(await visitor.run(() => (window as unknown as { faults: string[] }).faults)).toEqual([]);
    });
  }
  expect(Object.keys(states).filter((island) => !met.has(island))).toEqual([]);
});
