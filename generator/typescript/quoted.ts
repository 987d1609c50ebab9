export const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
