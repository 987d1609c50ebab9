import { expect, test } from 'vitest';
import { insertedFragment, renderBody } from '../../generator/4-render/render-body.ts';
import { startProcess } from '../support/command.ts';

test('the HTML of a fragment appears in the page unchanged, without a wrapper', () => {
  expect(renderBody(<main>{insertedFragment('<p>a &amp; b</p>')}</main>)).toBe('<main><p>a &amp; b</p></main>');
});

test('an error of a component is thrown, and the component is called once', () => {
  let calls = 0;
  const Failing = () => {
    calls++;
    throw new Error('it fails');
  };
  expect(() => renderBody(<Failing />)).toThrow('it fails');
  expect(calls).toBe(1);
});

/** The files of React that a process has loaded. */
async function loadedReact(program: string, NODE_ENV: string): Promise<string> {
  const listing = `console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => /react/.test(file)).join())`;
  const script = `import { createRequire } from 'node:module';\n${program}\n${listing}`;
  const given = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout, stderr } = await startProcess(process.execPath, given, { ...process.env, NODE_ENV }).ended;
  expect(stderr).toBe('');
  return stdout;
}

const stages = "await import('./generator/compile/steps/stages.ts');";

test('the renderer is not loaded with the stages', async () => {
  expect(await loadedReact(stages, 'production')).not.toContain('react-dom-server');
});

test.each(['development', 'test', 'production'])('where NODE_ENV is %s, the production build of React renders', async (environment) => {
  const rendering =
    "const { renderBody } = await import('./generator/4-render/render-body.ts');\nconst { createElement } = await import('react');\nrenderBody(createElement('p'));";
  const loaded = await loadedReact(`${stages}\n${rendering}`, environment);
  expect(loaded).toContain('react-dom-server-legacy.node.production.js');
  expect(loaded).not.toContain('react-dom-server-legacy.node.development.js');
});
