import type { Key, Tab } from './browser.ts';

/*
 * WebDriver (W3C), as far as the questions need it. WebKitWebDriver takes its commands by HTTP, Firefox by the names of Marionette,
 * which is what geckodriver would translate them to; the parameters are the same.
 */

export const commands = {
  open: { path: 'url', name: 'Navigate' },
  evaluate: { path: 'execute/sync', name: 'ExecuteScript' },
  act: { path: 'actions', name: 'PerformActions' },
  size: { path: 'window/rect', name: 'SetWindowRect' },
} as const;

export type Command = keyof typeof commands;

/** Gives the value of the answer; what the browser refuses is thrown in its words. */
export type Send = (command: Command, given: object) => Promise<unknown>;

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: { readonly [Name in Key]: string } = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A tab whose browser speaks WebDriver. */
export function tabOver(send: Send): Omit<Tab, 'close'> {
  const act = (type: string, actions: readonly object[]) =>
    send('act', { actions: [{ type, id: type, ...(type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}), actions }] });
  const type = async (text: string) => {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await act('key', keys);
  };
  return {
    open: async (address) => void (await send('open', { url: address })),
    evaluate: (expression) => send('evaluate', { script: `return ${expression}`, args: [] }),
    point: async (x, y) => void (await act('pointer', [moveTo(x, y)])),
    click: async (x, y) =>
      void (await act('pointer', [moveTo(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])),
    type,
    press: (key) => type(codes[key]),
  };
}

function moveTo(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
}
