/** A short name that changes with a wording (FNV-1a), so that a lead records which one was agreed to (decision 17). */
export function consentVersion(wording: string): string {
  let hash = 0x811c9dc5;
  for (const letter of wording) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
