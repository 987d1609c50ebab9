import { describe, expect, test } from 'vitest';
import { formattingTag } from '../../generator/model/formatting-tag.ts';
import { theRealSite } from '../support/real-site.ts';

/* Structured data (JSON-LD) contains only facts that the page shows. */

const { manifest, pages } = theRealSite();
type Data = Record<string, unknown>;

const described = pages.map((page) => {
  const blocks: Data[] = page.all('script', { type: 'application/ld+json' }).map(({ text }) => JSON.parse(text));
  const visible = (page.elements.find(({ tag }) => tag === 'body')?.text ?? '').replace(/\s+/g, ' ');
  return { page, blocks, visible };
});
const withType = (type: string) =>
  described.flatMap(({ page, blocks, visible }) =>
    blocks.filter((block) => block['@type'] === type).map((block) => ({ page, block, visible })),
  );

test('every indexed page has structured data, and no other page has it', () => {
  for (const { page, blocks } of described) expect([page.route.path, blocks.length > 0]).toEqual([page.route.path, page.route.indexed]);
});

describe.each(described.filter(({ blocks }) => blocks.length).map((one) => [one.page.route.path, one] as const))(
  '%s',
  (_, { page, blocks, visible }) => {
    test('describes one organisation in the terms of schema.org, with addresses of this site', () => {
      for (const block of blocks) expect(block['@context']).toBe('https://schema.org');
      const [organisation, ...others] = blocks.filter((block) => block['@type'] === 'Organization');
      expect(others).toEqual([]);
      expect(organisation).toMatchObject({
        '@id': `${manifest.origin}/#organisation`,
        url: `${manifest.origin}/`,
        logo: `${manifest.origin}/icon-512.png`,
        contactPoint: { telephone: '+49 30 23125 014', email: 'hello@kassaro.example' },
      });
      expect(visible).toContain(organisation?.name);
    });

    test('does not claim ratings, reviews or offers that need proof', () => {
      expect(JSON.stringify(blocks)).not.toMatch(/Rating|Review|priceValidUntil|undefined|null/);
      expect(page.route.indexed).toBe(true);
    });
  },
);

test('the offer has the price that the page shows, K1', () => {
  const offers = withType('SoftwareApplication');
  expect(offers.length).toBe(manifest.routes.filter(({ page, indexed }) => ['home', 'landing'].includes(page) && indexed).length);
  for (const { page, block, visible } of offers) {
    const { price, priceCurrency } = block.offers as { price: number; priceCurrency: string };
    expect([price, priceCurrency]).toEqual([249, 'EUR']);
    const shown = new Intl.NumberFormat(formattingTag(page.route.tag), {
      style: 'currency',
      currency: priceCurrency,
      trailingZeroDisplay: 'stripIfInteger',
    } as Intl.NumberFormatOptions).format(price);
    expect(visible).toContain(shown.replace(/\s+/g, ' '));
    expect(visible).toContain(block.name);
  }
});

test('questions and answers are those of the page, word for word', () => {
  const lists = withType('FAQPage');
  expect(lists.length).toBeGreaterThan(20);
  for (const { block, visible, page } of lists) {
    const questions = block.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.length).toBe(page.all('summary').filter(({ within }) => within.includes('main')).length);
    for (const { name, acceptedAnswer } of questions) {
      expect(visible).toContain(name.replace(/\s+/g, ' '));
      expect(visible).toContain(acceptedAnswer.text.replace(/\s+/g, ' '));
    }
  }
});
