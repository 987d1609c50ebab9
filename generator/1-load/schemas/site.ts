import { z } from 'zod';
import { usualBudgets } from '../../model/budgets.ts';
import { expectedOrigin, isEmail, isOrigin } from '../../model/contact.ts';
import { omission, values } from './texts.ts';

const budgets = Object.fromEntries(Object.keys(usualBudgets).map((name) => [name, z.int().positive()]));

const isEndpoint = (value: string) => /^\/api\/[\w./-]+$/.test(value);
const isHttps = (value: string) => value.startsWith('https://') && URL.canParse(value);
const isContact = (value: string) => isHttps(value) || (value.startsWith('mailto:') && isEmail(value.slice('mailto:'.length)));

export const site = z.strictObject({
  origin: z.string().refine(isOrigin, { error: ({ input }) => expectedOrigin(String(input)) }),
  sourceLanguage: z.string(),
  defaultLocale: z.string(),
  prefixDefaultLocale: z.boolean().optional(),
  navigationCountry: z.string().optional(),
  fallbacks: z.record(z.string(), z.string()),
  allowUnused: z.record(z.string(), z.string().min(1)).optional(),
  references: z.string().min(1).optional(),
  leadEndpoint: z
    .string()
    .refine((value) => isEndpoint(value) || value === 'none' || isHttps(value), "a path below /api/, an https address or 'none'")
    .optional(),
  submissions: z.strictObject({ keptFor: z.string(), acceptanceKeptFor: z.string().optional() }).optional(),
  editions: z.strictObject({ notice: z.string(), priceNotice: z.string().optional() }).optional(),
  transportSecurity: z.strictObject({ days: z.int().positive(), subdomains: z.boolean().optional() }).optional(),
  security: z
    .strictObject({
      contact: z.string().refine(isContact, 'an https address, or mailto: with an email address'),
      expires: z.iso.date(),
    })
    .optional(),
  hosts: z.array(z.string().min(1)).min(1).optional(),
  imageOrigins: z
    .record(
      z
        .string()
        .refine((value) => value.startsWith('https://') && isOrigin(value), 'https and a host alone, such as https://images.example'),
      z.array(z.string()),
    )
    .optional(),
  values,
  budgets: z.strictObject(budgets).partial().optional(),
});

const aim = "where a link leads: to('page'), toEdition('page', 'at-de') or external('name')";
const target = z.union(
  [
    z.strictObject({
      page: z.string(),
      anchor: z.string().optional(),
      query: z.record(z.string(), z.string()).optional(),
      edition: z.string().optional(),
    }),
    z.strictObject({ external: z.string() }),
  ],
  aim,
);

const targetByCountry = z.strictObject({
  countries: z.record(z.string(), z.union([target, omission], `${aim}, or omit('the reason')`)),
  default: target,
});

const menuItem = z.strictObject({
  label: z.string(),
  to: z.union([target, targetByCountry], aim).optional(),
  get items() {
    return z.array(menuItem).optional();
  },
});

export const navigation = z.strictObject({
  menus: z.record(z.string(), z.array(menuItem)),
  header: z.strictObject({
    countries: z.record(z.string(), z.string()).optional(),
    languages: z.record(z.string(), z.string()).optional(),
    default: z.string(),
    without: z.array(z.string()).optional(),
  }),
  footer: z.array(z.strictObject({ heading: z.string(), menu: z.string(), countries: z.array(z.string()).optional() })),
  banner: z.union([target, targetByCountry], aim).optional(),
});
