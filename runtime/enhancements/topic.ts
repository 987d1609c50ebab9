import type { Localized } from 'wortlaut/react';

interface TopicProps {
  /** Shown if the address has no known topic. */
  readonly otherwise: Localized;
  readonly topics: Readonly<Record<string, { readonly line: Localized; readonly subject: Localized }>>;
}

/** Shows the topic that the address names, and gives the emails of the section their subject (P17, decision 16). */
export function topic(root: HTMLElement, { otherwise, topics }: TopicProps): void {
  const show = () => {
    const name = new URLSearchParams(location.search).get('topic') ?? '';
    const { line, subject } = (Object.hasOwn(topics, name) && topics[name]) || { line: otherwise };
    root.querySelector('p')?.replaceChildren(line);
    for (const link of root.parentElement?.querySelectorAll<HTMLAnchorElement>('[href^=mailto]') ?? []) {
      const [address = ''] = link.href.split('?');
      link.href = subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
    }
  };
  addEventListener('popstate', show);
  show();
}
