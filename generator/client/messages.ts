import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { CompiledMessage } from '../model/localized.ts';

/** Properties of the provider of compiled messages. */
interface MessagesProviderProps {
  /** Message id → message. All are from one group of the dictionary or one page, so they share a language. */
  readonly messages: Readonly<Record<string, CompiledMessage<unknown> | undefined>>;
  /** The content of the island. */
  readonly children: ReactNode;
}

/**
 * Provides an island's compiled messages through react-intl. A message that is missing or that cannot be formatted returns
 * its id: the build reports it as an error, and a visitor still gets a page.
 * In the browser, `useIntl` returns `formatMessage` alone (`message-formatters.ts`).
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps): ReactNode {
  const elements = Object.fromEntries(
    Object.entries(messages).flatMap(([id, message]) => (message ? [[id, message.elements as MessageFormatElement[]]] : [])),
  );
  const locale = Object.values(messages).find((message) => message)?.tag ?? 'en';
  return createElement(IntlProvider, { locale, messages: elements, onError: ignore }, children);
}

/** One function for all renders: a new one would make react-intl forget its formatters. */
function ignore(): void {}
