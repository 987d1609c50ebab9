import { Node, SyntaxKind } from 'ts-morph';
import type { Codemod } from '../codemod.ts';

/** `redirects: 'rules'` of the site file → `hosts: ['netlify']`, which reads them; `'pages'` is what a site without hosts has. */
export const hosts: Codemod = {
  version: '0.2.0',
  title: 'Name the hosts of the site in place of how they redirect',
  run({ path, source }) {
    if (path !== 'content/site.ts') return [];
    for (const call of source.getDescendantsOfKind(SyntaxKind.CallExpression)) {
      if (call.getExpression().getText() !== 'defineSite') continue;
      const [site] = call.getArguments();
      const field = Node.isObjectLiteralExpression(site) ? site.getProperty('redirects') : undefined;
      if (!Node.isObjectLiteralExpression(site) || !Node.isPropertyAssignment(field)) continue;
      const form = field.getInitializer();
      const isRules = Node.isStringLiteral(form) && form.getLiteralValue() === 'rules';
      if (isRules && !site.getProperty('hosts')) field.replaceWithText("hosts: ['netlify']");
      else field.remove();
    }
    return [];
  },
};
