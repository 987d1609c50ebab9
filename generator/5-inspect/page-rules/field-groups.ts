import { lexiconOf } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { isHidden } from '../../markup/focus.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, type MarkupElement, within } from '../../markup/markup.ts';
import { tagFilter } from '../../markup/tag-filters.ts';
import { elementRule, faultAt, type PageRule } from '../page-rule.ts';

/** WL5022: a group of choices has a name (WCAG 1.3.1, 3.3.2). */
export const choices: PageRule = {
  *run(page) {
    const names = new Set<string>();
    for (const radio of page.markup.named('input')) {
      const name = radio.attributes.get('name') ?? '';
      if (radio.attributes.get('type') !== 'radio' || names.has(name) || isHidden(radio)) continue;
      names.add(name);
      const group = closest(radio.parent, ({ name: tag, attributes }) => tag === 'fieldset' || /group$/.test(attributes.get('role') ?? ''));
      if (group && accessibleName(page.markup, group)) continue;
      yield faultAt(page, radio, {
        code: 'WL5022',
        what: 'is a choice outside of a group with a name',
        hint: 'Put the choices into a <fieldset> that begins with a <legend>.',
        subject: `radio ${name}`,
      });
    }
  },
};

export const fieldsets = elementRule({
  code: 'WL5022',
  among: tagFilter(({ name }) => name === 'fieldset'),
  *faultsOf(fieldset, { markup }) {
    if (!accessibleName(markup, fieldset)) yield { what: 'is a group without a name', hint: 'Begin it with a <legend>.' };
  },
});

const forms = tagFilter(({ name }) => name === 'form');

const typedIn = new Set(['date', 'email', 'number', 'password', 'search', 'tel', 'text', 'url']);
const isTypedIn = ({ name, attributes }: MarkupElement) =>
  name === 'textarea' || (name === 'input' && typedIn.has(attributes.get('type') ?? 'text'));

/** WL5022: if only some fields are required, the labels of either kind contain that in words (WCAG 3.3.2). */
export const optionalFields = elementRule({
  code: 'WL5022',
  among: forms,
  *faultsOf(form, { route, markup }) {
    const fields = within(markup, form).filter((field) => isTypedIn(field) && !isHidden(field));
    const required = fields.filter(({ attributes }) => attributes.has('required'));
    // A field with a value is never left empty by mistake.
    const optional = fields.filter(({ attributes }) => !attributes.has('required') && !attributes.get('value'));
    const words = lexiconOf(languageAt(form, route.tag))?.form;
    if (!required.length || !optional.length || !words) return;
    const areMarked = (list: readonly MarkupElement[], word: RegExp) => list.every((field) => word.test(accessibleName(markup, field)));
    if (areMarked(required, words.required) || areMarked(optional, words.optional)) return;
    yield {
      what: 'has required and optional fields, but their labels do not distinguish them',
      hint: "Write 'optional' into the label of each optional field, in the language of the form.",
    };
  },
});

/** WL5022: a form has a submit button; without it, some visitors cannot submit (WCAG 3.2.2, technique H32). */
export const submitButtons = elementRule({
  code: 'WL5022',
  among: forms,
  *faultsOf(form, { markup }) {
    const submitters = [...markup.named('button'), ...markup.named('input')].filter(submits);
    if (!submitters.some((button) => belongsTo(button, form)))
      yield { what: 'has no submit button', hint: 'End it with a <button type="submit">.' };
  },
});

const submits = ({ name, attributes }: MarkupElement) =>
  ['submit', 'image'].includes(attributes.get('type') ?? (name === 'button' ? 'submit' : 'text'));

const belongsTo = ({ attributes, index }: MarkupElement, form: MarkupElement) =>
  attributes.has('form') ? attributes.get('form') === form.attributes.get('id') : index > form.index && index < form.after;
