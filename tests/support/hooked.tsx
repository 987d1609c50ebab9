import {
  type Context,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';

/** Contexts for trees that are made at random. */
export const contexts: readonly Context<string | undefined>[] = [
  createContext<string | undefined>('first'),
  createContext<string | undefined>(undefined),
];

export type Step =
  | 'id'
  | 'state'
  | 'lazy state'
  | 'reducer'
  | 'memo'
  | 'ref'
  | 'store'
  | 'effect'
  | 'transition'
  | 'context 0'
  | 'context 1'
  | 'counting'
  | 'counting with a reducer';

const steps: Readonly<Record<Step, () => ReactNode>> = {
  id: () => <i id={useId()} />,
  state: () => useState('state')[0],
  'lazy state': () => useState(() => 'lazy')[0],
  reducer: () =>
    useReducer(
      (state: number) => state + 1,
      3,
      (first) => first * 2,
    )[0],
  memo: () => useMemo(() => 'memo', []) + useCallback(() => 'callback', [])(),
  ref: () => useRef('ref').current,
  store: () =>
    useSyncExternalStore(
      () => () => {},
      () => 'in the browser',
      () => 'on the server',
    ),
  effect: () => {
    useEffect(() => {
      throw new Error('no effect happens');
    });
    useLayoutEffect(() => {});
    return useDeferredValue('deferred');
  },
  transition: () => `${useTransition()[0]}`,
  'context 0': () => useContext(contexts[0] as Context<string | undefined>),
  'context 1': () => use(contexts[1] as Context<string | undefined>),
  counting: () => {
    const [count, setCount] = useState(0);
    const seen = useRef<number[]>([]);
    const doubled = useMemo(() => count * 2, [count]);
    // biome-ignore lint/correctness/useExhaustiveDependencies: it must not follow the count
    const kept = useMemo(() => `since ${count}`, []);
    seen.current.push(count);
    if (count < 4) {
      setCount(count + 1);
      setCount((now) => now + 1);
    }
    return `${seen.current} ${doubled} ${kept}`;
  },
  'counting with a reducer': () => {
    const [state, dispatch] = useReducer((before: string, action: string) => before + action, '');
    if (state.length < 3) dispatch('x');
    return state;
  },
};

/** A component that calls hooks and shows what they give, with its children between them. */
export function Hooked({ calls, children }: { readonly calls: readonly Step[]; readonly children?: ReactNode }): ReactNode {
  const shown = calls.map((step) => steps[step]());
  return [...shown.slice(0, 1), children, ...shown.slice(1)];
}

export const allSteps = Object.keys(steps) as readonly Step[];
