/** The text of a request's body, or why it is refused. */
type Reading = { readonly text: string } | { readonly status: 400 | 413; readonly error: string };

/** Reads the body of a request, of at most `limit` bytes. The rest of a longer one is discarded. */
export async function readText({ body, headers }: Request, limit: number): Promise<Reading> {
  const tooLong: Reading = { status: 413, error: `A lead is no longer than ${limit / 1024} KB.` };
  if (!body) return { text: '' };
  if (Number(headers.get('Content-Length') ?? 0) > limit) {
    await body.cancel();
    return tooLong;
  }
  const reader = body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      return tooLong;
    }
    parts.push(part.value);
  }
  try {
    // Bytes of another encoding would be kept as replacement characters: the visitor's words would be lost.
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await new Blob(parts).arrayBuffer()) };
  } catch {
    return { status: 400, error: 'The body is not encoded in UTF-8.' };
  }
}
