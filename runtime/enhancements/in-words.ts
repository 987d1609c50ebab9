/** An element of a compiled message (@formatjs/icu-messageformat-parser), as far as the words of enhancements have them. */
interface MessageElement {
  readonly type: number;
  readonly value?: string;
  readonly offset?: number;
  readonly options?: Readonly<Record<string, { readonly value: readonly MessageElement[] }>>;
}

/** A compiled message, whatever its arguments. */
interface AnyMessage {
  readonly tag: string;
  readonly elements: readonly unknown[];
}

/** The numbers of the kinds of elements in the parser. */
const argument = 1;
const plural = 6;
const numberSign = 7;

/**
 * A message as text, for scripts that run before anything else of the library of messages is fetched. It has the arguments and the plural forms
 * of the language; other kinds of elements are left out.
 */
export function inWords({ tag, elements }: AnyMessage, values: Readonly<Record<string, string | number>>): string {
  const write = (parts: readonly MessageElement[], count?: number): string =>
    parts
      .map(({ type, value = '', options = {}, offset = 0 }) => {
        if (type === argument) return String(values[value] ?? '');
        if (type === numberSign) return new Intl.NumberFormat(tag).format(count ?? 0);
        if (type !== plural) return value;
        const amount = Number(values[value]);
        const form = options[`=${amount}`] ?? options[new Intl.PluralRules(tag).select(amount - offset)] ?? options.other;
        return write(form?.value ?? [], amount - offset);
      })
      .join('');
  return write(elements as readonly MessageElement[]);
}
