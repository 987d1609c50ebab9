import { project } from '../../generator/build/settings.ts';
import { bundle, check, inspect, load, plan, renderWholeSite } from '../../generator/build/stages.ts';
import { vocabularyOf } from '../../generator/build/theme-vocabulary.ts';

/* Prints the milliseconds that the checks of the content and of the pages take, as a build runs them: once, in a process of their own. */

const { content } = await load(`${project}/content`);
const { assets } = await bundle(`${project}/.wortlaut/cache`);
if (!content || !assets) throw new Error('the content does not load; run `npm run site -- check`');
const vocabulary = await vocabularyOf({ content: `${project}/content` });
const checking = time(() => check(content, vocabulary));
const { manifest } = plan(content);
const { files } = renderWholeSite({ content, manifest, assets });
console.log(checking + time(() => inspect({ content, manifest, files })));

function time(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
