import { lexiconOf } from '../../language/lexicons.ts';
import { accessibleName } from '../../markup/accessible-name.ts';
import { isHidden } from '../../markup/focus.ts';
import { languageAt } from '../../markup/language-at.ts';
import { closest, type MarkupElement, tagOf, within } from '../../markup/markup.ts';
import { type Finding, findingOnPage } from '../finding.ts';
import type { InspectedPage, PageRule } from '../page-rule.ts';

/** WL5022: groups of choices have a name; a form marks its optional fields in words, and has a submit button (WCAG 1.3.1, 3.2.2, 3.3.2). */
export const fieldGroups: PageRule = {
  name: 'field groups',
  run: (page) => [...choices(page), ...unmarked(page), ...unsent(page)],
};

function choices({ route, markup }: InspectedPage): Finding[] {
  const findings: Finding[] = [];
  const asked = new Set<string>();
  for (const radio of markup.named('input')) {
    const name = radio.attributes.get('name') ?? '';
    if (radio.attributes.get('type') !== 'radio' || asked.has(name) || isHidden(radio)) continue;
    asked.add(name);
    const group = closest(
      radio.parent,
      ({ name: around, attributes }) => around === 'fieldset' || /group$/.test(attributes.get('role') ?? ''),
    );
    if (group && accessibleName(markup, group)) continue;
    findings.push(
      findingOnPage('WL5022', { subject: `radio ${name}` }, [
        `On ${route.path} the choices ${tagOf(markup, radio)} stand in no group that says what is asked.`,
        'Put them into a <fieldset> that begins with a <legend>.',
      ]),
    );
  }
  for (const fieldset of markup.named('fieldset')) {
    if (accessibleName(markup, fieldset)) continue;
    findings.push(
      findingOnPage('WL5022', { subject: `fieldset ${fieldset.attributes.get('class') ?? ''}` }, [
        `On ${route.path} ${tagOf(markup, fieldset)} does not say what it groups.`,
        'Let it begin with a <legend>.',
      ]),
    );
  }
  return findings;
}

/** A form without a submit button excludes some visitors (WCAG technique H32). */
function unsent({ route, markup }: InspectedPage): Finding[] {
  const forms = markup.named('form');
  if (forms.length === 0) return [];
  const senders = ['button', 'input'].flatMap((name) => markup.named(name)).filter(sends);
  return forms.flatMap((form) => {
    const id = form.attributes.get('id');
    if (senders.some((sender) => (sender.attributes.has('form') ? sender.attributes.get('form') === id : isInside(sender, form))))
      return [];
    return [
      findingOnPage('WL5022', { subject: `unsent ${form.attributes.get('class') ?? ''}` }, [
        `On ${route.path} ${tagOf(markup, form)} has no button that sends it.`,
        'Let it end with a <button type="submit">.',
      ]),
    ];
  });
}

const sends = ({ name, attributes }: MarkupElement) => {
  const type = attributes.get('type') ?? (name === 'button' ? 'submit' : 'text');
  return type === 'submit' || type === 'image';
};
const isInside = (element: MarkupElement, around: MarkupElement) => element.index > around.index && element.index < around.after;

const written = new Set(['date', 'email', 'number', 'password', 'search', 'tel', 'text', 'url']);

/** If some fields are required and others are not, the labels of one kind say so. */
function unmarked({ route, markup }: InspectedPage): Finding[] {
  return markup.named('form').flatMap((form) => {
    const fields = within(markup, form).filter((field) => isWritten(field) && !isHidden(field));
    const required = fields.filter(({ attributes }) => attributes.has('required'));
    const optional = fields.filter(({ attributes }) => !attributes.has('required'));
    const words = lexiconOf(languageAt(form, route.tag))?.form;
    if (!required.length || !optional.length || !words) return [];
    const says = (list: readonly MarkupElement[], word: RegExp) => list.every((field) => word.test(accessibleName(markup, field)));
    if (says(required, words.required) || says(optional, words.optional)) return [];
    return [
      findingOnPage('WL5022', { subject: `required ${form.attributes.get('class') ?? ''}` }, [
        `On ${route.path} the labels of ${tagOf(markup, form)} do not say which fields may stay empty.`,
        "Write 'optional' into the label of each that may, in the language of the form.",
      ]),
    ];
  });
}

const isWritten = ({ name, attributes }: MarkupElement) =>
  name === 'textarea' || (name === 'input' && written.has(attributes.get('type') ?? 'text'));
