import { Children, type ReactNode } from 'react';
import { flag, writerOf } from './attribute.ts';
import { asText } from './escape-text.ts';
import { NotRendered } from './not-rendered.ts';
import type { Props, Surroundings } from './rendering.ts';

/* React writes some attributes of form elements after all others, in a fixed order, and takes some of them from other properties. */

export const attributesOfButtons = ['name', 'formAction', 'formEncType', 'formMethod', 'formTarget'];
export const attributesOfForms = ['action', 'encType', 'method', 'target'];
export const attributesOfInputs = [...attributesOfButtons, 'checked', 'defaultChecked', 'value', 'defaultValue'];

export const endButton = (props: Props): string => attributesInOrder(attributesOfButtons, props);

export const endForm = (props: Props): string => attributesInOrder(attributesOfForms, props);

const checkedFlag = flag('checked');
const valueOfInput = writerOf('value');

export function endInput(props: Props): string {
  const value = props.value ?? props.defaultValue ?? undefined;
  return (
    attributesInOrder(attributesOfButtons, props) +
    checkedFlag(props.checked ?? props.defaultChecked) +
    (value === undefined ? '' : valueOfInput(value))
  );
}

function attributesInOrder(names: readonly string[], props: Props): string {
  let html = '';
  for (const name of names) {
    const value = props[name];
    if (value === undefined || value === null) continue;
    // React would add its own script.
    if (typeof value === 'function' && /action$/i.test(name)) throw new NotRendered('a function as the action of a form');
    html += writerOf(name)(value);
  }
  return html;
}

/** An option is selected if the `<select>` around it has its value or, if it has none, its text. */
export function endOption({ selected, value, children }: Props, { selected: chosen }: Surroundings): string {
  if (chosen === undefined || chosen === null) return selected ? ' selected=""' : '';
  const own = value === undefined || value === null ? textOf(children as ReactNode) : asText(value);
  const isChosen = Array.isArray(chosen) ? chosen.some((one) => asText(one) === own) : asText(chosen) === own;
  return isChosen ? ' selected=""' : '';
}

function textOf(children: ReactNode): string {
  let text = '';
  Children.forEach(children, (child) => {
    if (child !== null && child !== undefined) text += asText(child);
  });
  return text;
}

/** The content of a `<textarea>`: its value, default value or child. */
export function textareaContent({ value, defaultValue, children, dangerouslySetInnerHTML }: Props): string | undefined {
  const shown = value ?? defaultValue ?? undefined;
  const written = children ?? undefined;
  if (dangerouslySetInnerHTML || (written !== undefined && (shown !== undefined || (Array.isArray(written) && written.length > 1)))) {
    throw new NotRendered('a <textarea> with more than one text');
  }
  const text = written ?? shown;
  return text === undefined ? undefined : asText(text);
}
