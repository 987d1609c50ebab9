const { WORTLAUT_TEST_DAY: day } = process.env;

/** Milliseconds since the day for which the site is built (see dayOfSources). */
export const sinceSources = day ? Date.parse(new Date().toISOString().slice(0, 10)) - Date.parse(day) : 0;

/** The time of day, on the day for which the site is built: on it neither fairs nor the offer have ended. */
export const now = (): number => Date.now() - sinceSources;
