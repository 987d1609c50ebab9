/** The last line that says something. */
export const lastLine = (text: string): string | undefined => text.trim().split('\n').at(-1)?.trim() || undefined;
