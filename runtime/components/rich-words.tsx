import type { ReactNode } from 'react';
import type { RichText } from '../../generator/model/localized.ts';
import { usePage } from '../page-context.ts';
import { linkedText } from '../rich-text.ts';
import { MarkedText, type MarkedTextProps } from './marked-text.tsx';

type RichWordsProps = { readonly text: RichText | undefined } & Pick<MarkedTextProps, 'token'>;

/** A text of the copy with its strong words, its emphasis and its links. An island is given a `linkedText` instead. */
export function RichWords({ text, ...clause }: RichWordsProps): ReactNode {
  return <MarkedText text={linkedText(text, usePage())} {...clause} />;
}
