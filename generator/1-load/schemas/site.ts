import { z } from 'zod';
import { usualBudgets } from '../../model/budgets.ts';
import { expectedOrigin, isEmail, isOrigin } from '../../model/contact.ts';
import { values } from './texts.ts';

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
