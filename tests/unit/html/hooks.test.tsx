import { createElement, type ReactNode, useContext, useEffect, useId, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderToHtml } from '../../../generator/4-render/html/render-to-html.ts';
import { bothRenderers, make } from '../../support/both-renderers.ts';
import { allSteps, contexts, Hooked } from '../../support/hooked.tsx';

afterEach(() => void vi.restoreAllMocks());

function expectSame(node: ReactNode): void {
  const { ours, react } = bothRenderers(node);
  expect(react.html).toBeDefined();
  expect(ours).toEqual(react);
}

test.each(allSteps)('%s gives what it gives with React', (step) => {
  expectSame(createElement(Hooked, { calls: [step, step] }));
});

describe('ids', () => {
  const Id = ({ children }: { children?: ReactNode }): ReactNode => [useId(), useId(), children];

  test('differ by place, as with React', () => {
    expectSame([<Id key="1" />, <p key="2">{[<Id key="1" />, 'text', <Id key="2" />]}</p>, createElement(Id, { key: 3 }, <Id />)]);
  });

  test('outgrow 30 bits as with React', () => {
    let node: ReactNode = <Id />;
    for (let depth = 0; depth < 30; depth++) {
      node = createElement('div', null, 'before', node, ...Array.from({ length: depth * 3 }, () => null));
      expectSame(depth % 3 ? node : <Id>{node}</Id>);
    }
  });
});

describe('contexts', () => {
  const [First = contexts[1]] = contexts;
  const Shown = () => `(${useContext(First as never)})`;

  test('end with their provider', () => {
    const Provider = First as NonNullable<typeof First>;
    expectSame(
      <>
        <Shown />
        <Provider value="outer">
          <Shown />
          <Provider value={undefined}>
            <Shown />
          </Provider>
          <Shown />
        </Provider>
        <Shown />
        <Provider.Consumer>{(value) => `consumed ${value}`}</Provider.Consumer>
      </>,
    );
  });

  test('are not left over by a component that fails', () => {
    const Provider = First as NonNullable<typeof First>;
    const Failing = () => {
      throw new Error('it fails');
    };
    expect(() => renderToHtml(createElement(Provider, { value: 'left over' }, createElement(Failing)))).toThrow('it fails');
    expect(renderToHtml(<Shown />)).toBe('(first)');
  });
});

describe('a rendering within another', () => {
  test('leaves the outer one as it was', () => {
    const Inner = () => {
      const [now] = useState('inner');
      return [now, useId()];
    };
    const Outer = () => {
      const [before] = useState('before');
      const inner = renderToHtml(createElement('p', null, 'x', <Inner />));
      const [after] = useState('after');
      return [before, inner, after, useId()];
    };
    const alone = createElement('p', null, 'x', <Inner />);
    expect(renderToHtml(<Outer />)).toBe(renderToHtml(['before', renderToHtml(alone), 'after', '_R_0_']));
  });
});

describe('mistakes are reported as React reports them', () => {
  const Endless = () => {
    const [count, setCount] = useState(0);
    setCount(count + 1);
    return count;
  };
  const Growing = () => {
    const [count, setCount] = useState(0);
    // biome-ignore lint/correctness/useHookAtTopLevel: it is the mistake
    if (count === 1) useState(0);
    setCount(1);
    return count;
  };
  const cases: Readonly<Record<string, ReactNode>> = {
    'a state that never settles': <Endless />,
    'hooks that become more': <Growing />,
    'a failing component': createElement(() => {
      throw new Error('it fails');
    }),
    'a hook outside of a component': make(contexts[0]?.Consumer, {
      children: () => useState('x')[0],
    }),
  };
  test.each(Object.entries(cases))('%s', (_, node) => {
    const { ours, react } = bothRenderers(node);
    expect(ours.error?.slice(0, 40)).toBeDefined();
    expect(ours.error?.slice(0, 40)).toBe(react.error?.slice(0, 40));
  });
});

test('no effect happens, and no hook is served after the rendering', () => {
  let happened = 0;
  const Affected = () => {
    useEffect(() => {
      happened++;
    });
    return 'x';
  };
  expect(renderToHtml(<Affected />)).toBe('x');
  expect(happened).toBe(0);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => useState('x')).toThrow('Cannot read properties of null');
});
