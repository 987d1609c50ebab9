/** The headers in a `_headers` file for all paths: name in lower case → value. */
export function headersForAll(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  let path = '';
  for (const line of text.split('\n')) {
    if (/^\S/.test(line)) path = line.trim();
    const [, name, value = ''] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && path === '/*') headers.set(name.toLowerCase(), value);
  }
  return headers;
}
