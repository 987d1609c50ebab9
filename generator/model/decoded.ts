/** A part of an address without percent encoding; undefined if it cannot be decoded. */
export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
