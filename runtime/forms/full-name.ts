/** A full name as the endpoint takes it (C1): split before its last word. One word alone is the first name (decision 28). */
export function splitName(name: string): { readonly firstName: string; readonly lastName: string } {
  const [, firstName = name.trim(), lastName = ''] = /^(.*\S)\s+(\S+)$/su.exec(name.trim()) ?? [];
  return { firstName, lastName };
}
