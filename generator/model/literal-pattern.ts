/** A pattern that matches exactly this text. */
export const literalPattern = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
