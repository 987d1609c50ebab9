import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { MessagesProvider } from 'wortlaut/client';
import type { CompiledMessage, Localized } from 'wortlaut/react';
import { type LinkedText, plainWords } from '../rich-text.ts';
import { matches } from '../shared/search.ts';
import { useDebounced } from '../shared/use-debounced.ts';
import { closeSiblings } from './disclosure.ts';
import { MarkedText } from './elements/marked-text.tsx';

interface FaqSearchProps {
  /** Unique on the page; the questions are `{id}-{question id}`. */
  readonly id: string;
  /** The search field's visible label. */
  readonly label: Localized;
  readonly placeholder: Localized;
  /** Shown and announced when no question matches (V3). */
  readonly none: Localized;
  readonly found: CompiledMessage<{ found: number }>;
  readonly items: readonly { readonly id: string; readonly question: Localized; readonly answer: LinkedText }[];
}

/** Questions of which one is open at a time (S7), at first the first; script adds the live filter (V3). No headings: screen readers flatten a summary. */
export function FaqSearch(props: FaqSearchProps): ReactNode {
  return (
    <MessagesProvider messages={{ found: props.found }}>
      <Search {...props} />
    </MessagesProvider>
  );
}

function Search({ id, label, placeholder, none, items }: FaqSearchProps): ReactNode {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  const shown = new Set(items.filter((item) => matches(query, [item.question, plainWords(item.answer)])).map((item) => item.id));
  const status = query.trim() === '' ? '' : shown.size ? formatMessage<{ found: number }>({ id: 'found' }, { found: shown.size }) : none;
  return (
    <div className="faq-search">
      <div className="faq-search-field needs-script">
        <label className="faq-search-label" htmlFor={`${id}-query`}>
          {label}
        </label>
        <input
          id={`${id}-query`}
          type="search"
          className="form-input"
          placeholder={placeholder}
          autoComplete="off"
          ref={field}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
      </div>
      <p className="faq-search-status" role="status">
        {useDebounced(status)}
      </p>
      <div className="faq-search-list">
        {items.map((item, index) => (
          <details
            key={item.id}
            id={`${id}-${item.id}`}
            className="faq-search-item"
            name={id}
            open={index === 0}
            hidden={!shown.has(item.id)}
            onToggle={(event) => closeSiblings(event.currentTarget)}
          >
            <summary className="faq-search-question">{item.question}</summary>
            <p className="faq-search-answer">
              <MarkedText text={item.answer} />
            </p>
          </details>
        ))}
      </div>
    </div>
  );
}
