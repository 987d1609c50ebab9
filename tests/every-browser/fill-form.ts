import type { Visitor } from './visitor.ts';

/**
 * Enters values into the fields of a form and accepts its terms. A solved problem disappears, and the elements below it move
 * up: the next click waits for that.
 */
export async function fillForm(visitor: Visitor, form: string, values: Readonly<Record<string, string>>): Promise<void> {
  const isSolved = (name: string) =>
    visitor.finds(null, (field) => document.querySelector(field), `${form} [name="${name}"][aria-invalid]`);
  for (const [name, value] of Object.entries(values)) {
    await visitor.fill(`${form} [name="${name}"]`, value);
    await isSolved(name);
  }
  await visitor.click(`${form} [name="acceptTerms"]`);
  await isSolved('acceptTerms');
}
