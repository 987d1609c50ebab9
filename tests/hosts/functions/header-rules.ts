/** The lines of a `_headers` file: pattern, name and value of each. */
export function headerLines(text: string): [pattern: string, name: string, value: string][] {
  let pattern = '';
  return text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (name !== undefined) return [[pattern, name, value]];
    pattern = line || pattern;
    return [];
  });
}

/** The headers of a path by a `_headers` file: of several rules that match, the values of equal names are joined. */
export function headersIn(text: string): (path: string) => Headers {
  const lines = headerLines(text);
  return (path) => {
    const headers = new Headers();
    for (const [pattern, name, value] of lines)
      if (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path) headers.append(name, value);
    return headers;
  };
}
