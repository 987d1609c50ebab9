/** Whether a name with dots is this one, or in the group of this name: a clause in a section, a text in a group. */
export const isWithin = (name: string, group: string): boolean => name === group || name.startsWith(`${group}.`);
