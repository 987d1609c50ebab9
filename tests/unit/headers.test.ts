import { expect, test } from 'vitest';
import { headerRules, policy, policyHeader, writeHeaderRules } from '../../generator/4-render/headers.ts';

const renderHeaders = (site?: Parameters<typeof headerRules>[0]) => writeHeaderRules(headerRules(site));

const imageOrigins = ['https://pixel.example'];

test('C5 without other origins no page may fetch anything from another origin', () => {
  for (const text of [policy(), policyHeader()['Content-Security-Policy'], renderHeaders()]) expect(text).not.toContain('https:');
});

test('films and sounds of the site may be played', () => {
  expect(policy({ imageOrigins })).toContain("media-src 'self'; ");
});

test('C5 an origin of images widens the policy by itself, for images alone', () => {
  expect(policy({ imageOrigins })).toContain("img-src 'self' data: https://pixel.example; ");
  expect(policy({ imageOrigins }).replace(` ${imageOrigins[0]}`, '')).toBe(policy());
  expect(renderHeaders({ imageOrigins }).replace(` ${imageOrigins[0]}`, '')).toBe(renderHeaders());
});

test('C1 an endpoint on another origin widens the policy by that origin, for requests and forms alone', () => {
  const leads = 'https://leads.example';
  expect(policy({ leads })).toContain("connect-src 'self' https://leads.example; ");
  expect(policy({ leads })).toContain("form-action 'self' https://leads.example; ");
  expect(policy({ leads }).replaceAll(` ${leads}`, '')).toBe(policy());
  expect(renderHeaders({ leads })).toContain("connect-src 'self' https://leads.example");
});

test('browsers insist on https for a day and on this host, unless the site sets more', () => {
  expect(renderHeaders()).toContain('Strict-Transport-Security: max-age=86400\n');
  expect(renderHeaders({ transportSecurity: { days: 730, subdomains: true } })).toContain(
    'Strict-Transport-Security: max-age=63072000; includeSubDomains\n',
  );
});
