/** What the browser code of a theme imports as `wortlaut/client`. */

export { componentName } from '../model/component-name.ts';
export { type AddressTable, addressIn, resolve } from '../model/resolver.ts';
