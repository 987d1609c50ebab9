import type { Content } from '../model/content.ts';
import type { Manifest } from '../model/manifest.ts';
import { LinkIndex } from './links.ts';
import { TextResolver } from './text.ts';

/** Something that a page read: a text, a fact or the address of another page. */
export interface Reading {
  readonly kind: 'text' | 'fact' | 'address';
  readonly file: string;
  readonly dataPath: readonly string[];
  readonly language?: string;
}

/** What all pages of a site have in common while it is rendered. */
export class RenderContext {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly links: LinkIndex;
  readonly #resolvers = new Map<string, TextResolver>();
  #reader: ((reading: Reading) => void) | undefined;

  constructor(content: Content, manifest: Manifest) {
    this.content = content;
    this.manifest = manifest;
    this.links = new LinkIndex(content, manifest);
  }

  /** Calls the listener for everything that is read while `work` runs. */
  reading<Result>(listener: (reading: Reading) => void, work: () => Result): Result {
    this.#reader = listener;
    try {
      return work();
    } finally {
      this.#reader = undefined;
    }
  }

  read(reading: Reading): void {
    this.#reader?.(reading);
  }

  resolver(tag: string): TextResolver {
    let resolver = this.#resolvers.get(tag);
    if (!resolver) {
      const read = (id: string) => this.#readFact(id);
      resolver = new TextResolver({ content: this.content, tag, read, pseudo: this.manifest.pseudo });
      this.#resolvers.set(tag, resolver);
    }
    return resolver;
  }

  #readFact(id: string): void {
    const fact = this.content.facts.get(id);
    if (fact) this.read({ kind: 'fact', file: fact.file, dataPath: [id.slice(id.indexOf('.') + 1)] });
  }
}
