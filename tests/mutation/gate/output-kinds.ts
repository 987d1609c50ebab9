import type { RenderedSite } from '../../support/inspect.ts';
import type { OutputFault, OutputKind } from './fault.ts';

/* Faults in the files beside the pages. */

const codes = ['WL30', 'WL50'] as const;

const textOf = ({ files }: RenderedSite, name: string) => {
  const text = files.get(name);
  return typeof text === 'string' ? text : new TextDecoder().decode(text);
};

interface Alteration {
  readonly file: (site: RenderedSite) => string | undefined;
  readonly find: RegExp;
  readonly replace: string | ((found: string) => string);
  /** Words that the diagnostic must contain; by default the file. */
  readonly words?: (found: string) => string;
}

/** A kind that alters one of the places in a file that fit. */
function inFile(name: string, { file, find, replace, words }: Alteration): OutputKind {
  return {
    name,
    codes,
    fault: (site, page, random): OutputFault | undefined => {
      const path = file(site);
      if (page || path === undefined) return undefined;
      const text = textOf(site, path);
      const matches = [...text.matchAll(new RegExp(find, `${find.flags}gs`))];
      const chosen = matches[random(matches.length)];
      if (!chosen) return undefined;
      const changed = typeof replace === 'string' ? chosen[0].replace(new RegExp(find, `${find.flags}s`), replace) : replace(chosen[0]);
      const after = text.slice(0, chosen.index) + changed + text.slice(chosen.index + chosen[0].length);
      return { detail: `${path}: ${chosen[0].slice(0, 70)}`, reported: [words?.(chosen[0]) ?? path], files: new Map([[path, after]]) };
    },
  };
}

const named = (name: string) => () => name;
const style = ({ files }: RenderedSite) => [...files.keys()].find((path) => /^assets\/style-.*\.css$/.test(path));
const pathIn = (text: string) => /https:\/\/[^/]*(\/[^<]*)<\/loc>/.exec(text)?.[1] ?? '';

const fromIn = (line: string) => line.split(' ')[0] ?? '';

export const outputKinds: readonly OutputKind[] = [
  inFile('page left out of the sitemap', { file: named('sitemap.xml'), find: /<url>.*?<\/url>\s*/, replace: '', words: pathIn }),
  inFile('page too many in the sitemap', {
    file: named('sitemap.xml'),
    find: /<url>/,
    replace: '<url><loc>https://www.kassaro.example/nowhere/</loc></url>\n<url>',
    words: () => '/nowhere/',
  }),
  inFile('alternate left out of the sitemap', {
    file: named('sitemap.xml'),
    find: /<xhtml:link [^>]*hreflang="[a-z]{2}-[A-Z]{2}"[^>]*>\s*/,
    replace: '',
    words: () => 'The sitemap',
  }),
  inFile('redirect to nowhere', { file: named('_redirects'), find: /^(\/\S+)(\s+)\/\S*/m, replace: '$1$2/nowhere/', words: fromIn }),
  inFile('redirect to a redirect', { file: named('_redirects'), find: /^(\/\S+)(\s+)\/\S*/m, replace: '$1$2/de', words: fromIn }),
  inFile('redirect to itself', { file: named('_redirects'), find: /^(\/\S+)(\s+)\/\S*/m, replace: '$1$2$1', words: fromIn }),
  inFile('policy header removed', {
    file: named('_headers'),
    find: /\n[^\n]*Content-Security-Policy[^\n]*/i,
    replace: '',
    words: () => "'/*'",
  }),
  inFile('header of every page removed', {
    file: named('_headers'),
    find: /\n[^\n]*X-Content-Type-Options[^\n]*/i,
    replace: '',
    words: () => "'/*'",
  }),
  inFile('sitemap left out of robots.txt', { file: named('robots.txt'), find: /Sitemap:[^\n]*/i, replace: '' }),
  inFile('icon that is missing', {
    file: named('site.webmanifest'),
    find: /"src":\s*"[^"]*"/,
    replace: '"src": "/gone.svg"',
    words: () => '/gone.svg',
  }),
  inFile('font that is missing', {
    file: style,
    find: /url\([^)]*woff2[^)]*\)/,
    replace: 'url(/assets/gone.woff2)',
    words: () => '/assets/gone.woff2',
  }),
  inFile('colour of text with too little contrast', {
    file: style,
    find: /--slate-(?:750|600|200|300):\s*[^;}]*/,
    replace: (found) => found.replace(/:.*/s, ':#808890'),
    words: () => 'runtime/styles/tokens.css',
  }),
  {
    name: 'file missing from the output',
    codes,
    fault: (site, page, random) => {
      const assets = [...site.files.keys()].filter((path) => /^assets\/(client|page-|style|figtree|sofia)|^favicon/.test(path));
      const path = assets[random(assets.length)];
      return page || !path ? undefined : { detail: path, reported: [`/${path}`, path], files: new Map([[path, undefined]]) };
    },
  },
];
