import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The rules of html-validate that are off, each with the reason. */
const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // Both spellings are valid (HTML, section 13.1.1).
    'doctype-style': 'off',
    // React writes popoverTarget and required=""; HTML accepts both.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React closes void elements with a slash, which HTML passes over.
    'void-style': 'off',
    // Text is the default type of a field.
    'no-implicit-input-type': 'off',
    // Ids of clauses contain a dot, which HTML allows; our rule only forbids white space.
    'valid-id': ['error', { relaxed: true }],
    // Lists and sections may have names (WAI-ARIA 1.2); the rule itself would keep them for controls and landmarks.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A menu in two shapes has one name; our rule compares the links.
    'unique-landmark': 'off',
    // Every script and style comes from the origin of the page.
    'require-sri': 'off',
    // HTML adds the <tbody> itself.
    'prefer-tbody': 'off',
    // Our rule checks whether a role is right; that there is an element for it is advice.
    'prefer-native-element': 'off',
    // Line breaks in telephone numbers do not affect validity.
    'tel-non-breaking': 'off',
  },
};

const validator = new HtmlValidate(new StaticConfigLoader(config));

/** The faults that html-validate finds in a page: 'rule: message', each once. */
export function secondOpinion(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return [...new Set(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)))];
}
