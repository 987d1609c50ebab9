/** The body of a request as text; undefined if it is longer than the limit, in bytes. The rest is discarded. */
export async function readText(request: Request, limit: number): Promise<string | undefined> {
  const { body } = request;
  if (!body) return '';
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) {
    await body.cancel();
    return undefined;
  }
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
