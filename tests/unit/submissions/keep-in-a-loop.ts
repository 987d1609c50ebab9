import { openSubmissions } from '../../../cli/submissions/open-submissions.ts';

/* Keeps submissions until it is killed, or a number of them, and prints the key of each: `node … DATABASE NAME [NUMBER]`. */

const [, , database = '', name = '', number = 'Infinity'] = process.argv;
const { keep, close } = await openSubmissions({ database, out: 'none', log: () => {}, environment: {} });
for (let index = 0; index < Number(number); index += 1) {
  const key = `${name}-${index}`;
  await keep({ key, body: { key, text: 'x'.repeat(200) } });
  process.stdout.write(`${key}\n`);
}
await close();
