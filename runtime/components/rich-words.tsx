import type { ReactNode } from 'react';
import { type RichText, usePage } from 'wortlaut/react';
import { MarkedText, type MarkedTextProps } from '../islands/elements/marked-text.tsx';
import { linkedText } from '../rich-text.ts';

type RichWordsProps = { readonly text: RichText | undefined } & Pick<MarkedTextProps, 'token'>;

/** A text of the copy with its strong words, its emphasis and its links. An island is given a `linkedText` instead. */
export function RichWords({ text, ...clause }: RichWordsProps): ReactNode {
  return <MarkedText text={linkedText(text, usePage())} {...clause} />;
}
