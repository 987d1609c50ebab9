import type { Localized } from 'wortlaut/react';
import type { NoticeCopy, NoticeStructure } from './notice.ts';

/** Plain words, because script shows one text or the other. */
interface NotFoundCopy extends NoticeCopy {
  text: Localized;
  /** First words for visitors. Heading and text have prescribed words for developers and follow in small print. */
  visitor: { heading: Localized; text: Localized };
  /** Shown instead where the address names an unknown country (P5, decision 7). */
  country: { title: Localized; heading: Localized; text: Localized; button: Localized };
}

export interface NotFoundProps {
  readonly copy: NotFoundCopy;
  readonly structure: NoticeStructure;
}
