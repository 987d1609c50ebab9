import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createFormatters, formatMessage } from '@formatjs/intl';
import type { CompiledMessage } from '../../generator/model/localized.ts';

type Catalog = Readonly<Record<string, CompiledMessage<unknown>>>;
type ValuesOf<Message> = Message extends CompiledMessage<infer Values> ? Values : never;

/** Shared by all messages: Intl objects are slow to make. */
const formatters = createFormatters();

/**
 * A compiled message in words. A message that is missing or that cannot be formatted returns its key (X2): the build
 * reports it as an error, and a visitor still gets a page.
 */
export function format<const Messages extends Catalog, Key extends keyof Messages & string>(
  catalog: Messages,
  key: Key,
  values: ValuesOf<Messages[Key]>,
): string {
  const message = catalog[key];
  if (!message) return key;
  const config = {
    locale: message.tag,
    messages: { [key]: message.elements as MessageFormatElement[] },
    formats: {},
    defaultLocale: message.tag,
    defaultFormats: {},
    onError: () => {},
  };
  return formatMessage(config, formatters, { id: key }, values as Record<string, string | number>);
}

/** The words before and after a text argument, so that the argument itself can be marked up. */
export function around<Argument extends string>(
  message: CompiledMessage<Record<Argument, string>>,
  argument: Argument,
): readonly [string, string] {
  const mark = '\u{E000}';
  const [before = '', after = ''] = format({ message }, 'message', { [argument]: mark } as Record<Argument, string>).split(mark);
  return [before, after];
}
