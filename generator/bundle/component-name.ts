/** The name of the component of an island or a template: `country-picker` → `CountryPicker`, as `runtime/client.ts` does. */
export const componentName = (name: string) => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A name as a key of an object literal, quoted if necessary. */
export const objectKey = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
