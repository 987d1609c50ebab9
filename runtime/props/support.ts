import type { Formatted, Localized, RichText } from 'wortlaut/react';
import type { LinkItem, Meta, SomeCountries } from './shared.ts';

interface SupportMethod {
  title: Localized;
  text: Localized;
  /** The words of the link: a verb. */
  details: Localized;
  availability: Localized;
}

interface FaqCopy {
  heading: Localized;
  search: Localized;
  placeholder: Localized;
  /** 'No FAQ matches your search. Try contacting our support team directly.' in the page's language. */
  none: Localized;
  found: Formatted<{ found: number }>;
  items: Record<string, { question: Localized; answer: RichText }>;
}

interface ContactCopy {
  heading: Localized;
  email: Localized;
  copy: Localized;
  copyHint: Localized;
  copied: Localized;
  notCopied: Localized;
  /** Instruction for browsers that refuse to copy the address. */
  remedy: Localized;
  write: Localized;
  /** Shown instead of a topic, if the address names none. */
  anything: Localized;
  /** By the name in the address (decision 16): the text, and the subject of the email. */
  topics: Record<string, { line: Localized; subject: Localized }>;
}

export interface SupportCopy {
  meta: Meta;
  heading: Localized;
  lead: Localized;
  /** The message of the till in the first drawing. */
  screen: { message: Localized; remedy: Localized };
  contact: ContactCopy;
  methods: { heading: Localized; items: Record<string, SupportMethod> };
  faq: FaqCopy;
  links: { heading: Localized; items: Record<string, Localized> };
  closing: { heading: Localized; text: Localized; contact: Localized; call: Localized };
}

/** A question; its id names its texts in the copy. */
interface FaqEntry extends SomeCountries {
  id: string;
}

export interface SupportStructure {
  methods: readonly string[];
  faq: readonly FaqEntry[];
  links: readonly LinkItem[];
}

export interface SupportProps {
  readonly copy: SupportCopy;
  readonly structure: SupportStructure;
}
