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

/** Prints the files of React that are loaded with the stages, and those that are loaded when something is rendered. */
const program = `
import { createRequire } from 'node:module';
const print = () => console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => /react/.test(file)).join());
await import('./generator/compile/steps/stages.ts');
print();
const { renderBody } = await import('./generator/4-render/render-body.ts');
const { createElement } = await import('react');
renderBody(createElement('p'));
print();
`;

test.each(['development', 'test', 'production'])(
  'where NODE_ENV is %s, the production build of React renders, and is loaded then',
  async (NODE_ENV) => {
    const given = ['--import', 'tsx', '--input-type=module', '--eval', program];
    const { stdout, stderr } = await startProcess(process.execPath, given, { ...process.env, NODE_ENV }).ended;
    expect(stderr).toBe('');
    const [withStages, atRendering] = stdout.split('\n');
    expect(withStages).not.toContain('react-dom-server');
    expect(atRendering).toContain('react-dom-server-legacy.node.production.js');
    expect(atRendering).not.toContain('react-dom-server-legacy.node.development.js');
  },
);
