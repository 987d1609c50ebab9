/** The values of imports of images, fonts and style sheets: in a site, "types": ["wortlaut/assets"] of its tsconfig.json. */
/// <reference path="../generator/client/assets.d.ts" />
