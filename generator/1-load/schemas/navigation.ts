import { z } from 'zod';
import { omission } from './texts.ts';

const aim = "where a link leads: to('page'), toEdition('page', 'at-de') or external('name')";
const target = z.union(
  [
    z.object({
      page: z.string(),
      anchor: z.string().optional(),
      query: z.record(z.string(), z.string()).optional(),
      edition: z.string().optional(),
    }),
    z.object({ external: z.string() }),
  ],
  aim,
);

const targetByCountry = z.object({
  countries: z.record(z.string(), z.union([target, omission], `${aim}, or omit('the reason')`)),
  default: target,
});

const menuItem = z.object({
  label: z.string(),
  to: z.union([target, targetByCountry], aim).optional(),
  get items() {
    return z.array(menuItem).optional();
  },
});

export const navigation = z.object({
  menus: z.record(z.string(), z.array(menuItem)),
  header: z.object({
    countries: z.record(z.string(), z.string()).optional(),
    languages: z.record(z.string(), z.string()).optional(),
    default: z.string(),
    without: z.array(z.string()).optional(),
  }),
  footer: z.array(z.object({ heading: z.string(), menu: z.string(), countries: z.array(z.string()).optional() })),
  banner: z.union([target, targetByCountry], aim).optional(),
});
