/** Writes one line of the log. The values name no person. */
export type Log = (event: string, values: Readonly<Record<string, string | number>>) => void;
