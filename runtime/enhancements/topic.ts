import type { Localized } from 'wortlaut/react';

interface TopicProps {
  /** Id of the link that opens an email. */
  readonly email: string;
  /** Shown if the address has no known topic. */
  readonly otherwise: Localized;
  readonly topics: Readonly<Record<string, { readonly line: Localized; readonly subject: Localized }>>;
}

/** Shows the topic that the address names, and gives the email its subject (P17, decision 16). */
export function topic(root: HTMLElement, { email, otherwise, topics }: TopicProps): void {
  const show = () => {
    const name = new URLSearchParams(location.search).get('topic') ?? '';
    const { line, subject } = (Object.hasOwn(topics, name) && topics[name]) || { line: otherwise };
    root.querySelector('p')?.replaceChildren(line);
    const link = document.getElementById(email);
    if (!(link instanceof HTMLAnchorElement)) return;
    const [address = ''] = link.href.split('?');
    link.href = subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
  };
  addEventListener('popstate', show);
  show();
}
