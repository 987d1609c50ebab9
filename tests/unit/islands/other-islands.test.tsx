import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ContinueTo } from '../../../runtime/islands/continue-to.tsx';
import { MobileMenu } from '../../../runtime/islands/mobile-menu.tsx';
import { NotFound } from '../../../runtime/islands/not-found.tsx';
import { PromoBanner } from '../../../runtime/islands/promo-banner.tsx';
import { fakeStorage } from '../state/fake-storage.ts';
import { message, text } from './samples.ts';

afterEach(() => vi.unstubAllGlobals());

const link = (href: string, external = false) => ({ href, external });

test('A5 the static chooser has an empty slot for the saved choice, whatever is saved', () => {
  fakeStorage().set('country', 'at').set('language', 'de');
  const countries = [
    { code: 'at', name: text('Austria'), languages: [{ code: 'de', nativeName: 'Deutsch', href: '/at-de/', hrefLang: 'de-AT' }] },
  ];
  expect(renderToString(<ContinueTo label={message('Continue to {place}')} countries={countries} />)).toBe(
    '<div class="continue-to"></div>',
  );
});

test('P20 the static not-found page shows the 404 texts and a way home', () => {
  const print = { heading: text('404 Page Not Found'), text: text('Did you forget?') };
  const page = { heading: text('This page has moved.'), text: text('The till works.'), print, button: text('Home'), href: '/de-de/' };
  const country = { heading: text('Country not found'), text: text('Not here.'), button: text('Choose'), href: '/' };
  const html = renderToString(<NotFound table={{ countries: {}, pages: {}, exact: [] }} page={page} country={country} />);
  expect(html).toContain('<h1 class="not-found-heading" data-room-for="Country not found"><span>This page has moved.</span></h1>');
  expect(html.replaceAll('<!-- -->', '')).toContain('404 Page Not Found <span>Did you forget?</span>');
  expect(html).toContain('href="/de-de/"');
  expect(html).not.toContain('>Country not found');
});

test('F2 the banner has its text, its link and a button that needs script', () => {
  const html = renderToString(
    <PromoBanner
      label={text('Offer')}
      text={text('New iPad.')}
      linkText={text('See')}
      link={link('/at-de/#offer')}
      dismiss={text('Hide')}
      lang="en"
    />,
  );
  expect(html).toMatch(/^<section class="promo-banner" aria-label="Offer" lang="en">/);
  expect(html).toContain('<a class="promo-banner-link" href="/at-de/#offer">See</a>');
  expect(html).toContain('class="promo-banner-dismiss needs-script" aria-label="Hide"');
});

test('F3 the mobile menu is a native disclosure that works without script', () => {
  const html = renderToString(
    <MobileMenu
      label={text('Main menu')}
      newTab={text('opens in a new tab')}
      items={[
        {
          label: text('About'),
          link: link('/at-de/about/'),
          current: true,
          items: [{ label: text('Team'), link: link('/at-de/about/#team'), current: false, items: [] }],
        },
      ]}
      actions={[
        { label: text('Try for free'), link: link('https://kassaro.example/', true), emphasis: 'primary' },
        { label: text('Log in') },
      ]}
    />,
  );
  expect(html).toMatch(/^<details class="mobile-menu"><summary class="mobile-menu-toggle" aria-label="Main menu">/);
  expect(html).toContain('href="/at-de/about/" aria-current="page"');
  expect(html).toContain('target="_blank" rel="noopener">Try for free<span class="visually-hidden">');
  expect(html).toContain('<button type="button" class="mobile-menu-button">Log in</button>');
});
