/** What imports of images, fonts and style sheets return: in a site, "types": ["wortlaut/assets"] of its tsconfig.json. */
/// <reference path="../generator/client/assets.d.ts" />
