import { z } from 'zod';

/* The shape of a configuration (generator/node/config.ts) as a value. The compiler checks the same shape, but a configuration may be loaded without being compiled. */

const callable = z.custom<(...given: never[]) => unknown>((value) => typeof value === 'function', 'a function');

const explanation = z.strictObject({
  title: z.string().min(1),
  cause: z.string().min(1),
  bad: z.string().min(1),
  good: z.string().min(1),
  suppressible: z.literal(false).optional(),
});
const explained = { name: z.string().min(1), codes: z.record(z.string(), explanation) };

/** A check over texts has `runOn`, every other one `run`. */
const check = z.union(
  [z.strictObject({ ...explained, run: callable }), z.strictObject({ ...explained, runOn: callable })],
  'a check with name, codes and a function `run`, or `runOn` for texts',
);
/** As it is typed in a command. */
const name = z.string().regex(/^[a-z][a-z\d-]*$/, 'a name of lower-case letters, digits and hyphens');
const rule = z.strictObject({ ...explained, run: callable });

const host = z.strictObject({
  redirectPages: z.boolean(),
  precompressed: z.boolean().optional(),
  files: callable,
  configuration: callable.optional(),
  limits: callable.optional(),
  nextStep: z.string().min(1).optional(),
});

export const config = z.strictObject({
  checks: z.array(check).optional(),
  pageRules: z.array(rule).optional(),
  siteRules: z.array(rule).optional(),
  factFormats: z.record(name, callable).optional(),
  reportFormats: z.record(name, callable).optional(),
  hosts: z.record(name, host).optional(),
  vite: z.strictObject({ plugins: z.array(z.unknown()).optional(), css: z.looseObject({}).optional() }).optional(),
});
