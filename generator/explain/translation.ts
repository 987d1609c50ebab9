import { attestedAt, placeKey, type State } from '../model/attested-texts.ts';
import type { Content, Entry, Wording } from '../model/content.ts';
import type { Status } from '../model/ledger.ts';
import { lazy } from '../model/memoize.ts';
import { wordingAt } from '../model/messages.ts';
import { loadedPages } from '../model/page-copies.ts';
import type { FactWriter } from '../model/printed-text.ts';
import type { WrittenText } from './marks.ts';

export interface Translation {
  /** The state of a contract's text is in the ledger; another text is a source, a translation, or equal to its source. */
  readonly state: State | 'source' | 'translation' | 'same-as-source';
  readonly language: string;
  readonly source?: { readonly file: string; readonly dataPath: readonly string[]; readonly language: string; readonly text: string };
  /** The last attestation in the ledger, by whom, and the day (ISO). It is outdated if the state differs. */
  readonly said?: Status;
  readonly by?: string;
  readonly at?: string;
}

/** The state of every text of some content; contracts are compared with their ledger at the first use. */
export function translationsIn(content: Content, writeFact: FactWriter): (text: WrittenText) => Translation | undefined {
  const owners = new Map<string, Owner>();
  const add = (copies: ReadonlyMap<string, Entry<Wording>>, source: string) => {
    for (const [language, { file }] of copies) owners.set(file, { copies, source, language });
  };
  add(content.dictionaries, content.site.value.sourceLanguage);
  for (const { copies, definition } of loadedPages(content)) add(copies, definition.value.source);
  const texts = lazy(() => attestedAt(content, writeFact));

  return (text) => {
    const owner = owners.get(text.file);
    if (!owner) return undefined;
    const plain = plainState(owner, text);
    const attested = plain.state === 'source' ? undefined : texts().get(placeKey(text));
    if (!attested) return plain;
    const { state, entry } = attested;
    return { ...plain, state, ...(entry && { said: entry.status, by: entry.by, at: entry.at }) };
  };
}

interface Owner {
  readonly copies: ReadonlyMap<string, Entry<Wording>>;
  readonly source: string;
  readonly language: string;
}

function plainState({ copies, source, language }: Owner, { dataPath, written }: WrittenText): Translation {
  const original = copies.get(source);
  if (language === source || !original) return { state: 'source', language };
  const text = wordingAt(original.value, dataPath);
  if (typeof text !== 'string') return { state: 'translation', language };
  return {
    state: text === written ? 'same-as-source' : 'translation',
    language,
    source: { file: original.file, dataPath, language: source, text },
  };
}
