import { z } from 'zod';
import { omission } from './texts.ts';

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
