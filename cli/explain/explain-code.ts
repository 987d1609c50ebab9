import { type Code, definitionOf, type SiteCodes } from '../../generator/index.ts';
import type { Explanation } from './sheet.ts';

/** The meaning of a code: title, cause, a bad and a good example. */
export function explainCode(code: Code, codes: SiteCodes): Explanation {
  const { title, cause, bad, good } = definitionOf(code, codes);
  return {
    json: { code, title, cause, bad, good },
    sheet: {
      title: code,
      beside: title,
      about: [cause],
      sections: [
        { heading: 'Wrong', tone: 'bad', lines: [{ code: bad }] },
        { heading: 'Right', tone: 'good', lines: [{ code: good }] },
      ],
    },
  };
}
