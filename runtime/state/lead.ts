/** What a form holds, by field name; a box that is not ticked is absent. */
export type LeadValues = Readonly<Record<string, string>>;

/** What makes a field wrong, and the words for it. The first rule that a field breaks is the one that is told. */
export interface Rule {
  readonly field: string;
  readonly broken: (value: string) => boolean;
  readonly text: string;
}

export interface Problem {
  readonly field: string;
  readonly text: string;
}

/** At most one problem per field, in the order of the rules. */
export function problemsOf(values: LeadValues, rules: readonly Rule[]): readonly Problem[] {
  const problems: Problem[] = [];
  for (const { field, broken, text } of rules) {
    const told = problems.some((problem) => problem.field === field);
    if (!told && broken(values[field] ?? '')) problems.push({ field, text });
  }
  return problems;
}

export const shorterThan =
  (length: number) =>
  (value: string): boolean =>
    value.trim().length < length;

export const notTicked = (value: string): boolean => value !== 'true';

/** As a mail server would take it, near enough: one @, no blanks, a dot in the domain. */
export const noEmail = (value: string): boolean => !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim());

export interface PreOrderTexts {
  readonly nameRequired: string;
  readonly emailRequired: string;
  readonly emailInvalid: string;
  readonly phoneRequired: string;
  readonly termsRequired: string;
}

/** The rules of the pre-order form, in the order of its fields (V7). */
export function preOrderRules(texts: PreOrderTexts): readonly Rule[] {
  return [
    { field: 'name', broken: shorterThan(1), text: texts.nameRequired },
    { field: 'email', broken: shorterThan(1), text: texts.emailRequired },
    { field: 'email', broken: noEmail, text: texts.emailInvalid },
    { field: 'phone', broken: shorterThan(1), text: texts.phoneRequired },
    { field: 'acceptTerms', broken: notTicked, text: texts.termsRequired },
  ];
}

/** What is sent: trimmed texts, empty ones as null, the ticked box as true (C1). */
export function leadBody(values: LeadValues): Readonly<Record<string, string | boolean | null>> {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    field === 'acceptTerms' ? value === 'true' : value.trim() || null,
  ]);
  return Object.fromEntries(entries);
}
