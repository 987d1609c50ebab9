import { type ReactNode, useEffect, useState } from 'react';
import type { Localized } from 'wortlaut/react';

interface TopicProps {
  /** Id of the link that opens an email. */
  readonly email: string;
  /** Shown if the address has no known topic. */
  readonly otherwise: Localized;
  readonly topics: Readonly<Record<string, { readonly line: Localized; readonly subject: Localized }>>;
}

/** Shows the topic that the address names, and gives the email its subject (P17, decision 16). */
export function Topic({ email, otherwise, topics }: TopicProps): ReactNode {
  const [name, setName] = useState('');
  const topic = Object.hasOwn(topics, name) ? topics[name] : undefined;
  const subject = topic?.subject;

  useEffect(() => {
    const read = () => setName(new URLSearchParams(location.search).get('topic') ?? '');
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);

  useEffect(() => {
    const link = document.getElementById(email);
    if (!(link instanceof HTMLAnchorElement)) return;
    const [address = ''] = link.href.split('?');
    link.href = subject ? `${address}?subject=${encodeURIComponent(subject)}` : address;
  }, [email, subject]);

  return <p className="topic">{topic?.line ?? otherwise}</p>;
}
