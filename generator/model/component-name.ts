/** The name of the component of an island or a template: `faq-search` → `FaqSearch`. */
export const componentName = (name: string) => name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
