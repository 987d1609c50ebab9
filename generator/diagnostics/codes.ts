import { accessibility } from './codes/accessibility.ts';
import { build } from './codes/build.ts';
import { content } from './codes/content.ts';
import { contracts } from './codes/contracts.ts';
import { head } from './codes/head.ts';
import { markup } from './codes/markup.ts';
import { richText } from './codes/rich-text.ts';
import { routes } from './codes/routes.ts';
import { security } from './codes/security.ts';
import { styles } from './codes/styles.ts';
import { translation } from './codes/translation.ts';
import { weight } from './codes/weight.ts';
import { wording } from './codes/wording.ts';

/** Every code, in the order of its number. */
export const codes = {
  ...content,
  ...translation,
  ...wording,
  ...richText,
  ...routes,
  ...contracts,
  ...markup,
  ...accessibility,
  ...head,
  ...security,
  ...weight,
  ...styles,
  ...build,
} as const;

export type Code = keyof typeof codes;
