import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Route } from '../../generator/index.ts';
import { type Element, elementsOf } from './html.ts';

export interface BuiltPage {
  readonly route: Route;
  readonly html: string;
  readonly elements: readonly Element[];
  all(tag: string, attributes?: Readonly<Record<string, string>>): readonly Element[];
}

export interface BuiltSite {
  readonly manifest: Manifest;
  /** Every file, as its address would be without rewriting: `/at-de/index.html`. */
  readonly files: ReadonlySet<string>;
  readonly pages: readonly BuiltPage[];
  read(file: string): string;
}

/** Reads an output folder for tests. */
export function readBuiltSite(out: string): BuiltSite {
  const root = join(out, 'site');
  const manifest: Manifest = JSON.parse(readFileSync(join(out, 'reports/manifest.json'), 'utf8'));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const pages = manifest.routes.map((route): BuiltPage => {
    const html = read(route.output);
    const elements = elementsOf(html);
    const all: BuiltPage['all'] = (tag, wanted = {}) =>
      elements.filter(
        (element) => element.tag === tag && Object.entries(wanted).every(([name, value]) => element.attributes[name] === value),
      );
    return { route, html, elements, all };
  });
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return { manifest, pages, read, files: new Set(files.map(({ parentPath, name }) => join('/', parentPath.slice(root.length), name))) };
}

/** The file that a host serves at a path. */
export function fileAt(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : path;
}
