import { type Diagnostic, finding } from '../diagnostics/diagnostic.ts';
import type { DocumentAddress, Manifest } from '../model/manifest.ts';
import { inTime } from '../package/in-time.ts';
import { type Frame, framesOf } from '../package/stack-frames.ts';
import type { Theme } from '../react/theme.ts';
import type { RenderContext } from './context.ts';
import { localeContext } from './locale-context.ts';
import type { QueryResult } from './query-inputs.ts';
import { repeatRendering } from './repeated-rendering.ts';

interface SiteOfDocuments {
  readonly site: RenderContext;
  readonly theme: Pick<Theme, 'documents'>;
  readonly manifest: Pick<Manifest, 'documents'>;
}

/** The files that the theme writes for every locale: path → text. A file that fails is reported (WL6025) and left out. */
export function renderThemeDocuments({ site, theme, manifest }: SiteOfDocuments): {
  files: ReadonlyMap<string, string>;
  diagnostics: readonly Diagnostic[];
  queries: readonly QueryResult[];
} {
  const files = new Map<string, string>();
  const failures = new Map<string, Diagnostic>();
  const { queries } = site.trackQueries(() => {
    for (const address of manifest.documents ?? []) {
      if (failures.has(address.name)) continue;
      const faults: DocumentFault[] = [];
      const text = textOf({ site, theme, address }, faults);
      const [fault] = faults;
      if (!fault) files.set(address.output, text);
      else failures.set(address.name, failure(address, fault));
    }
  });
  return { files, diagnostics: [...failures.values()], queries };
}

interface DocumentFault {
  readonly reason: string;
  readonly place?: Frame | undefined;
}

/** The text of a document, empty if it fails. Failures and faulty texts are added to `faults`. */
function textOf(
  { site, theme, address }: Omit<SiteOfDocuments, 'manifest'> & { readonly address: DocumentAddress },
  faults: DocumentFault[],
): string {
  const { locale, path, name } = address;
  const { tag, language, country } = locale;
  try {
    const common = localeContext(site, { tag, language, visitorLanguage: language, country, shown: country }, (missing) =>
      faults.push({ reason: `it shows the text '${missing.join('.')}', which the dictionary does not have` }),
    );
    const render = () => inTime(() => theme.documents?.[name]?.render({ ...common, path, origin: site.query('origin') }));
    const text: unknown = render();
    if (typeof text === 'string') {
      if (!faults.length && site.isFirst(`document ${name}`)) repeatRendering(render, text, site);
      return text;
    }
    faults.push({ reason: `it returned ${text === null ? 'null' : typeof text} instead of a text` });
  } catch (error) {
    const place = framesOf(error).find(({ file }) => file.startsWith('runtime/'));
    faults.push({ reason: error instanceof Error ? error.message : String(error), place });
  }
  return '';
}

function failure({ name, path, locale }: DocumentAddress, { reason, place }: DocumentFault): Diagnostic {
  return finding('WL6025', { ...(place ?? { file: 'runtime/theme.ts' }), address: path, locales: [locale.id], cause: `document ${name}` }, [
    `The document '${name}' of the theme failed for ${path}: ${reason.replace(/\.$/, '')}.`,
    "Correct it where the theme renders it, under 'documents'.",
  ]);
}
