import type { Finding, PageRule } from '../inspect.ts';

/** WL5003: nothing inline, which the security policy would block: no style, no event handler, no script with content. */
export const inlineCode: PageRule = {
  name: 'inline code',
  run({ route, markup }) {
    const found = new Set<string>();
    for (const { name, attributes, contentStart, contentEnd } of markup.elements) {
      for (const attribute of attributes.keys()) if (attribute === 'style' || /^on[a-z]+$/.test(attribute)) found.add(attribute);
      if (name === 'style') found.add('<style>');
      if (name === 'script' && contentEnd > contentStart && attributes.get('type') !== 'application/ld+json') found.add('<script>');
    }
    return [...found].map(
      (subject): Finding => ({
        code: 'WL5003',
        subject,
        message: `The page ${route.path} has an inline '${subject}', which the security policy forbids.`,
        hint: 'Use a class, or an island.',
      }),
    );
  },
};
