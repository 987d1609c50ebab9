/** An independent copy. In V8 a substring refers to the whole page and keeps it in memory. */
export function detached(text: string): string {
  return text.length < shortestView ? text : `${text} `.slice(0, -1);
}
/** V8 copies shorter substrings. */
const shortestView = 13;
