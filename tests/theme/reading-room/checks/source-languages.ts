import { defineCheck } from 'wortlaut/node';

/** ROOM0002: translators of the reading room read one source language. */
export const sourceLanguages = defineCheck({
  name: 'source-languages',
  codes: {
    ROOM0002: {
      title: 'A page is not written in the source language of the site.',
      cause: 'Our translators read English. A page whose source is in another language nobody could translate.',
      bad: "definePage({ template: 'leaflet', source: 'fr', … })",
      good: "definePage({ template: 'leaflet', source: 'en', … })",
    },
  },
  run: ({ pages, site }) =>
    [...pages.values()]
      .filter(({ definition }) => definition.value.source !== site.value.sourceLanguage)
      .map(({ id, definition: { file, value } }) => ({
        code: 'ROOM0002',
        severity: 'error',
        file,
        dataPath: ['source'],
        message: `The page '${id}' is written in '${value.source}', and the site in '${site.value.sourceLanguage}'.`,
        hint: `Write its texts in '${site.value.sourceLanguage}' first.`,
      })),
});
