/** A name as a key of an object literal, quoted if necessary. */
export const objectKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
