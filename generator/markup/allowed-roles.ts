import type { StartTag } from './tag.ts';

const none = 'none presentation';
const listRoles = `group listbox menu menubar ${none} radiogroup tablist toolbar tree`;
const pressedRoles = 'checkbox link menuitem menuitemcheckbox menuitemradio option radio switch tab';

/** The roles that an author may give an element (ARIA in HTML, section 4). Other elements may have any. */
const allowed: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    ...Object.fromEntries(
      (
        'base body caption col colgroup datalist dd details head html label legend link main map meta meter noscript optgroup option picture ' +
        'progress script slot source style summary template textarea title track'
      )
        .split(' ')
        .map((name) => [name, '']),
    ),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, `${none} tab`])),
    article: `application document feed main ${none} region`,
    aside: `feed none note ${none} region search`,
    audio: 'application',
    button: `combobox gridcell separator slider treeitem ${pressedRoles}`,
    dialog: 'alertdialog',
    dl: `group list ${none}`,
    dt: 'listitem',
    fieldset: `${none} radiogroup`,
    figcaption: `group ${none}`,
    footer: `group ${none}`,
    form: `form ${none} search`,
    header: `group ${none}`,
    hr: none,
    iframe: `application document img ${none}`,
    li: `menuitem menuitemcheckbox menuitemradio option ${none} radio separator tab treeitem`,
    menu: listRoles,
    nav: `menu menubar ${none} tablist`,
    ol: listRoles,
    search: `form group ${none} region search`,
    section:
      'alert alertdialog application banner complementary contentinfo dialog document feed group log main marquee navigation note ' +
      `${none} search status tabpanel region`,
    select: 'menu',
    ul: listRoles,
    video: 'application',
    wbr: none,
  }).map(([name, roles]) => [name, new Set(roles.split(' '))]),
);

const linkRoles = new Set(`button treeitem ${pressedRoles}`.split(' '));
const imageRoles = new Set(`button math meter progressbar scrollbar separator slider treeitem ${pressedRoles}`.split(' '));
const hiddenRoles = new Set(none.split(' '));
const inputRoles: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    button: `combobox ${pressedRoles}`,
    checkbox: 'menuitemcheckbox option switch button',
    image: `button ${pressedRoles}`,
    radio: 'menuitemradio',
    email: 'combobox',
    search: 'combobox',
    tel: 'combobox',
    text: 'combobox searchbox spinbutton',
    url: 'combobox',
  }).map(([type, roles]) => [type, new Set(roles.split(' '))]),
);
const nothing: ReadonlySet<string> = new Set();

/** The roles that an element may be given; undefined if any is allowed. */
export function allowedRoles({ name, attributes }: StartTag): ReadonlySet<string> | undefined {
  if (name === 'a') return attributes.has('href') ? linkRoles : undefined;
  if (name === 'area') return nothing;
  if (name === 'img') return attributes.get('alt') ? imageRoles : hiddenRoles;
  if (name === 'input') return inputRoles.get(attributes.get('type') ?? 'text') ?? nothing;
  return allowed.get(name);
}
