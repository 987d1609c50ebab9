import { type ExportDeclaration, type ImportDeclaration, Node } from 'ts-morph';
import type { Codemod, Remainder, SiteSource } from '../codemod.ts';
import { exportedNames, type PackageEntry } from '../exported-names.ts';
import { placeOf } from '../place-of.ts';

/** Modules that a theme had itself → the entry that has them. */
const moved: Readonly<Record<string, PackageEntry>> = {
  'runtime/page-context.ts': 'wortlaut/react',
  'runtime/app.tsx': 'wortlaut/react',
  'runtime/islands/after-paint.ts': 'wortlaut/client',
  'runtime/islands/event-replay.ts': 'wortlaut/client',
  'runtime/islands/form-without-script.ts': 'wortlaut/client',
  'runtime/islands/hydrate.ts': 'wortlaut/client',
  'runtime/islands/hydration-triggers.ts': 'wortlaut/client',
  'runtime/state/messages.tsx': 'wortlaut/client',
  'runtime/state/use-hydrated.ts': 'wortlaut/client',
};

/** Modules of the generator that scripts of a theme import. */
const ofScripts = new Set(['generator/model/resolver.ts', 'generator/model/component-name.ts']);

/** `generator/model` → `wortlaut`, `wortlaut/react` or `wortlaut/client`; the same for modules that were part of a theme. */
export const importPaths: Codemod = {
  version: '0.2.0',
  title: 'Import the package by its name',
  run(file, site) {
    const { source, path } = file;
    const entryOf = (specifier: string | undefined) =>
      specifier?.startsWith('.') ? entryFor(site.targetOf(specifier, path), path) : undefined;
    for (const declared of source.getModules()) {
      const name = declared.getNameNode();
      const entry = Node.isStringLiteral(name) ? entryOf(name.getLiteralValue()) : undefined;
      if (entry && Node.isStringLiteral(name)) name.setLiteralValue(entry);
    }
    return [...source.getImportDeclarations(), ...source.getExportDeclarations()].flatMap((declaration): Remainder[] => {
      const specifier = declaration.getModuleSpecifierValue();
      const entry = entryOf(specifier);
      if (!entry) return [];
      const unknown = namesIn(declaration).filter((name) => !exportedNames[entry].has(name));
      if (unknown.length)
        return [leftover(file, declaration, `${entry} has no ${unknown.join(', ')}; write it in the theme, or do without it.`)];
      declaration.setModuleSpecifier(entry);
      return [];
    });
  },
};

function entryFor(target: string, importer: string): PackageEntry | undefined {
  if (Object.hasOwn(moved, target)) return moved[target];
  if (!target.startsWith('generator/model/')) return undefined;
  if (importer.startsWith('content/')) return 'wortlaut';
  return ofScripts.has(target) ? 'wortlaut/client' : 'wortlaut/react';
}

/** The names that a declaration takes from its module; `*` and `default` are names, too. */
function namesIn(declaration: ImportDeclaration | ExportDeclaration): string[] {
  const named = Node.isImportDeclaration(declaration) ? declaration.getNamedImports() : declaration.getNamedExports();
  const whole = Node.isImportDeclaration(declaration)
    ? [...(declaration.getDefaultImport() ? ['default'] : []), ...(declaration.getNamespaceImport() ? ['*'] : [])]
    : named.length
      ? []
      : ['*'];
  return [...whole, ...named.map((one) => one.getName())];
}

function leftover(file: SiteSource, declaration: ImportDeclaration | ExportDeclaration, what: string): Remainder {
  return { ...placeOf(file, declaration), message: `'${declaration.getModuleSpecifierValue()}' is part of the package: ${what}` };
}
