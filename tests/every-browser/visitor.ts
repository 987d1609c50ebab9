import { expect } from 'playwright/test';
import type { Key, Tab } from './drivers/browser.ts';
import { isMet, type Look, look, type Sought } from './look.ts';

/** Looks at a page, points, clicks and types in the same way in every browser. Waits for elements that do not exist yet. */
export interface Visitor {
  /** Goes to an address of the site, with the popup that opens by itself counting as shown. */
  open(path: string): Promise<void>;
  /**
   * Result of a function that runs once in the page; it takes and returns data, and uses nothing outside itself. The answer can be lost
   * while the document is replaced; use `finds` for functions that may run again.
   */
  run<Given extends readonly unknown[], Answer>(inPage: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  click(selector: string, text?: string): Promise<void>;
  point(selector: string, text?: string): Promise<void>;
  /** Clicks into a field and types. */
  fill(selector: string, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits until the element is visible, wholly opaque and in front. */
  sees(selector: string, text?: string): Promise<Look>;
  /** Waits until the element is not visible, and a click at its place does not hit it. */
  seesNoMore(selector: string, where: Look): Promise<void>;
  /** Waits until a function in the page returns this value. */
  finds<Given extends readonly unknown[], Answer>(expected: Answer, inPage: (...given: Given) => Answer, ...given: Given): Promise<void>;
}

/** A document may be replaced during a call, which then has no result and is repeated. */
const patience = { timeout: 15_000, intervals: [20, 50, 100] };

interface Visit {
  /** `http://localhost:1234` */
  readonly site: string;
  /** Whether scripts of the page run; without them islands need not be waited for. */
  readonly script: boolean;
}

export function visitorIn(tab: Tab, { site, script }: Visit): Visitor {
  const run: Visitor['run'] = async (inPage, ...given) => {
    const values = given.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
    return (await tab.evaluate(`(${inPage})(${values})`)) as never;
  };
  const sees = async (selector: string, text?: string) => {
    let sight: Look = { is: 'not asked yet', x: 0, y: 0 };
    await expect(async () => {
      const before = sight;
      // Between two frames WebKit reports the end of an animation whose element is still at the place of the previous frame.
      if (script) await run(() => new Promise(requestAnimationFrame));
      sight = await run(look, { selector, reach: true, ...(text ? { text } : {}) } satisfies Sought);
      expect(sight.is, `${selector} ${text ?? ''}`).toBe('seen');
      expect(sight, 'it stands still').toEqual(before);
    }).toPass(patience);
    return sight;
  };
  const finds: Visitor['finds'] = (expected, inPage, ...given) =>
    expect(async () => expect((await run(inPage, ...given)) as unknown).toEqual(expected)).toPass(patience);
  let isNew = true;
  return {
    open: async (path) => {
      if (isNew) {
        // A text without script, from which the storage of the site can be reached.
        await tab.open(`${site}/robots.txt`);
        await finds('/robots.txt', () => {
          sessionStorage.setItem('emailPopupShown', '0');
          return location.pathname;
        });
        isNew = false;
      }
      await tab.open(`${site}${path}`);
    },
    run,
    click: async (selector, text) => {
      const { x, y } = await sees(selector, text);
      await tab.click(x, y);
    },
    point: async (selector, text) => {
      const { x, y } = await sees(selector, text);
      await tab.point(x, y);
    },
    fill: async (selector, text) => {
      const { x, y } = await sees(selector);
      await tab.click(x, y);
      await tab.type(text);
    },
    press: (key) => tab.press(key),
    sees,
    seesNoMore: (selector, { x, y }) =>
      expect(async () => {
        expect((await run(look, { selector })).is).not.toBe('seen');
        expect(await run(isMet, selector, x, y), `a click meets ${selector}`).toBe(false);
      }).toPass(patience),
    finds,
  };
}
