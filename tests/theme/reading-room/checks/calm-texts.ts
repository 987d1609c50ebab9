import { defineTextCheck } from 'wortlaut/node';

/** ROOM0001: a reading room does not raise its voice. */
export const calmTexts = defineTextCheck({
  name: 'calm-texts',
  codes: {
    ROOM0001: {
      title: 'A text shouts.',
      cause: 'People come here to read. Our texts have no exclamation mark.',
      bad: "heading: 'Come in and read!'",
      good: "heading: 'Come in and read'",
    },
  },
  runOn: ({ files }) =>
    files.flatMap(({ file, leaves }) =>
      leaves
        .filter(({ value }) => typeof value === 'string' && value.includes('!'))
        .map(({ path, value }) => ({
          code: 'ROOM0001',
          severity: 'error',
          file,
          dataPath: path,
          message: `'${path.join('.')}' shouts: '${value}'.`,
          hint: 'End it with a full stop, or with nothing.',
        })),
    ),
});
