import { date, defineFacts } from 'wortlaut';

/** When the texts about data and provider were last changed. Change the date together with the text. */
export default defineFacts({
  privacy: date({ iso: '2026-11-22', source: 'content/pages/privacy', asOf: '2026-11-22' }),
  imprint: date({ iso: '2026-11-21', source: 'content/pages/imprint', asOf: '2026-11-21' }),
});
