import { type Diagnostic, finding } from '../../diagnostics/diagnostic.ts';
import { isReserved } from '../../model/reserved-addresses.ts';
import { nodesIn } from '../../typescript/nodes.ts';
import type { ParsedModule } from '../../typescript/parse-module.ts';
import { attributesOf, elementName, literalsOf, placeOf, wordsOf } from './syntax-tree.ts';

const addresses = ['href', 'src', 'action', 'formAction'];

/** Whether an attribute of an element names a page. The src of pictures and scripts, and the href of <use> and <link>, name a file. */
const namesPage = (element: string, attribute: string): boolean =>
  attribute === 'src' ? element === 'iframe' : !['use', 'image', 'link'].includes(element);

/** WL3039: hard-coded paths of pages in components. Files beside the pages have one address in all countries, and are allowed. */
export function handwrittenLinks(parsed: ParsedModule, staticFiles: ReadonlySet<string>): Diagnostic[] {
  return nodesIn(parsed.program)
    .filter((node) => node.type === 'JSXElement')
    .flatMap((element) => {
      const attributes = attributesOf(element);
      const names = addresses.filter((name) => namesPage(elementName(element), name));
      return names.flatMap((name) =>
        literalsOf(attributes.get(name)?.value)
          .filter((literal) => isPathOfPage(wordsOf(literal), staticFiles))
          .map(
            (literal): Diagnostic =>
              finding('WL3039', { ...placeOf(parsed, literal) }, [
                `This ${name} spells the address of a page: '${wordsOf(literal)}'.`,
                "A link names a page: use link({ page: … }) of usePage(), so that it leads to the reader's country and language, and follows when the page's path changes.",
              ]),
          ),
      );
    });
}

function isPathOfPage(written: string, staticFiles: ReadonlySet<string>): boolean {
  const [path = ''] = written.split(/[?#]/);
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  // An address without any words, such as `/${country}-${language}/`, is made of values that only the browser has.
  if (path.includes('…') && !/\p{L}/u.test(path)) return false;
  const [first = ''] = path.slice(1).split('/');
  const [start = '', computed] = path.slice(1).split('…');
  const isFile =
    computed === undefined ? staticFiles.has(start) : start.includes('/') && [...staticFiles].some((file) => file.startsWith(start));
  return !isReserved(first) && !isFile;
}
