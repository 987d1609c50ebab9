import { Suspense, useActionState, useEffectEvent, useOptimistic } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderBody } from '../../../generator/4-render/render-body.ts';
import { bothRenderers, make } from '../../support/both-renderers.ts';
import { startProcess } from '../../support/command.ts';

test('a body that our renderer does not support is rendered by React', () => {
  const body = (
    <main>
      <Suspense>text</Suspense>
    </main>
  );
  expect(renderBody(body)).toBe(renderToString(body));
  expect(renderBody(body)).toContain('<!--$-->');
});

const hooks: Readonly<Record<string, () => unknown>> = {
  useActionState: () => useActionState((before: string) => before, 'state')[0],
  useOptimistic: () => useOptimistic('state')[0],
  useEffectEvent: () => typeof useEffectEvent(() => {}),
};

test.each(Object.entries(hooks))('a component that calls %s is rendered by React', (_, hook) => {
  const body = make(() => make('p', null, hook()));
  expect(bothRenderers(body).ours).toEqual({ left: true });
  expect(renderBody(body)).toBe(renderToString(body));
});

test('what a component throws, and what React finds wrong, is reported once', () => {
  let calls = 0;
  const failing = () => {
    calls++;
    throw new Error('it fails');
  };
  expect(() => renderBody(make(failing))).toThrow('it fails');
  expect(calls).toBe(1);
  expect(() => renderBody(make('br', null, 'x'))).toThrow('br is a self-closing tag');
});

test("React's renderer is not loaded with the stages", async () => {
  const program = `
    await import('./generator/build/stages.ts');
    const { createRequire } = await import('node:module');
    console.log(Object.keys(createRequire(import.meta.url).cache).filter((file) => /react-dom/.test(file)).join());
  `;
  const given = ['--import', 'tsx', '--input-type=module', '--eval', program];
  expect(await startProcess(process.execPath, given).ended).toMatchObject({ stdout: '\n', stderr: '', code: 0 });
});
