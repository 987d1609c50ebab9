/** A role of WAI-ARIA 1.2, section 5.4. */
interface AriaRole {
  /** `must`: it needs an accessible name. `never`: aria-label and aria-labelledby are not allowed. */
  readonly named: 'must' | 'may' | 'never';
  /** Its text is its name, if it has no other. */
  readonly byContent: boolean;
  /** Its content is not announced, so nothing in it may take the focus. */
  readonly flat: boolean;
  /** Attributes beyond the global ones, without `aria-`. */
  readonly supports: ReadonlySet<string>;
  readonly requires: readonly string[];
  /** One of these roles must be around it. */
  readonly inside: readonly string[];
  /** One of these roles must be inside it. */
  readonly holds: readonly string[];
}

type Given = Partial<Record<'supports' | 'requires' | 'inside' | 'holds', string>> &
  Partial<Pick<AriaRole, 'named' | 'byContent' | 'flat'>>;

const list = (line = '') => line.split(' ').filter(Boolean);
const role = ({ named = 'may', byContent = false, flat = false, ...given }: Given): AriaRole => ({
  named,
  byContent,
  flat,
  supports: new Set([...list(given.supports), ...list(given.requires)]),
  requires: list(given.requires),
  inside: list(given.inside),
  holds: list(given.holds),
});

const plain = role({});
const unnamed = role({ named: 'never' });
const place = 'posinset setsize';
const range = 'valuemax valuemin valuenow valuetext';
const wrong = 'errormessage invalid';
const cell = 'colindex colspan rowindex rowspan';
const headerCell = `${cell} disabled expanded haspopup ${wrong} readonly required selected sort`;
const item = { named: 'must', byContent: true, inside: 'menu menubar' } as const;
const entries = 'menuitem menuitemcheckbox menuitemradio';
const textbox = role({
  named: 'must',
  supports: `activedescendant autocomplete disabled ${wrong} haspopup multiline placeholder readonly required`,
});

/** Every role that authors may use, without abstract roles. */
export const ariaRoles: ReadonlyMap<string, AriaRole> = new Map(
  Object.entries({
    alert: plain,
    alertdialog: role({ named: 'must', supports: 'modal' }),
    application: role({ named: 'must', supports: `activedescendant disabled ${wrong} expanded haspopup` }),
    article: role({ supports: place }),
    banner: plain,
    blockquote: plain,
    button: role({ named: 'must', byContent: true, flat: true, supports: 'disabled expanded haspopup pressed' }),
    caption: unnamed,
    cell: role({ byContent: true, inside: 'row', supports: cell }),
    checkbox: role({
      named: 'must',
      byContent: true,
      flat: true,
      requires: 'checked',
      supports: `disabled ${wrong} expanded readonly required`,
    }),
    code: unnamed,
    columnheader: role({ byContent: true, inside: 'row', supports: headerCell }),
    combobox: role({
      named: 'must',
      requires: 'expanded',
      supports: `activedescendant autocomplete controls disabled ${wrong} haspopup readonly required`,
    }),
    complementary: plain,
    contentinfo: plain,
    definition: plain,
    deletion: unnamed,
    dialog: role({ named: 'must', supports: 'modal' }),
    document: plain,
    emphasis: unnamed,
    feed: role({ holds: 'article' }),
    figure: plain,
    form: plain,
    generic: unnamed,
    grid: role({ holds: 'row', supports: 'activedescendant colcount disabled multiselectable readonly rowcount' }),
    gridcell: role({
      byContent: true,
      inside: 'row',
      supports: `${cell} disabled ${wrong} expanded haspopup readonly required selected`,
    }),
    group: role({ supports: 'activedescendant disabled' }),
    heading: role({ byContent: true, requires: 'level' }),
    img: role({ named: 'must', flat: true }),
    insertion: unnamed,
    link: role({ named: 'must', byContent: true, supports: 'disabled expanded haspopup' }),
    list: role({ holds: 'listitem' }),
    listbox: role({
      named: 'must',
      holds: 'option',
      supports: `activedescendant disabled ${wrong} expanded multiselectable orientation readonly required`,
    }),
    listitem: role({ inside: 'list', supports: `level ${place}` }),
    log: plain,
    main: plain,
    marquee: plain,
    math: role({ flat: true }),
    menu: role({ holds: entries, supports: 'activedescendant disabled orientation' }),
    menubar: role({ holds: entries, supports: 'activedescendant disabled orientation' }),
    menuitem: role({ ...item, supports: `disabled expanded haspopup ${place}` }),
    menuitemcheckbox: role({ ...item, flat: true, requires: 'checked', supports: `disabled expanded haspopup ${place}` }),
    menuitemradio: role({ ...item, flat: true, requires: 'checked', supports: `disabled expanded haspopup ${place}` }),
    meter: role({ named: 'must', flat: true, requires: 'valuenow', supports: range }),
    navigation: plain,
    none: unnamed,
    note: plain,
    option: role({
      named: 'must',
      byContent: true,
      flat: true,
      inside: 'listbox',
      supports: `checked disabled ${place} selected`,
    }),
    paragraph: unnamed,
    presentation: unnamed,
    progressbar: role({ named: 'must', flat: true, supports: range }),
    radio: role({ named: 'must', byContent: true, flat: true, requires: 'checked', supports: `disabled ${place}` }),
    radiogroup: role({ named: 'must', supports: `activedescendant disabled ${wrong} orientation readonly required` }),
    region: role({ named: 'must' }),
    row: role({
      byContent: true,
      inside: 'table grid treegrid rowgroup',
      holds: 'cell columnheader gridcell rowheader',
      supports: `activedescendant colindex disabled expanded level ${place} rowindex selected`,
    }),
    rowgroup: role({ inside: 'table grid treegrid', holds: 'row' }),
    rowheader: role({ byContent: true, inside: 'row', supports: headerCell }),
    scrollbar: role({ flat: true, requires: 'controls valuenow', supports: `disabled orientation ${range}` }),
    search: plain,
    searchbox: textbox,
    separator: role({ flat: true, supports: `disabled orientation ${range}` }),
    slider: role({ named: 'must', flat: true, requires: 'valuenow', supports: `disabled ${wrong} haspopup orientation readonly ${range}` }),
    spinbutton: role({ named: 'must', supports: `activedescendant disabled ${wrong} readonly required ${range}` }),
    status: plain,
    strong: unnamed,
    subscript: unnamed,
    superscript: unnamed,
    switch: role({
      named: 'must',
      byContent: true,
      flat: true,
      requires: 'checked',
      supports: `disabled ${wrong} expanded readonly required`,
    }),
    tab: role({ named: 'must', byContent: true, flat: true, inside: 'tablist', supports: `disabled expanded haspopup ${place} selected` }),
    table: role({ holds: 'row', supports: 'colcount rowcount' }),
    tablist: role({ holds: 'tab', supports: 'activedescendant disabled multiselectable orientation' }),
    tabpanel: role({ named: 'must' }),
    term: plain,
    textbox,
    time: plain,
    timer: plain,
    toolbar: role({ supports: 'activedescendant disabled orientation' }),
    tooltip: role({ byContent: true }),
    tree: role({ named: 'must', holds: 'treeitem', supports: `activedescendant disabled ${wrong} multiselectable orientation required` }),
    treegrid: role({
      named: 'must',
      holds: 'row',
      supports: `activedescendant colcount disabled ${wrong} multiselectable orientation readonly required rowcount`,
    }),
    treeitem: role({
      named: 'must',
      byContent: true,
      inside: 'tree',
      supports: `checked disabled expanded haspopup level ${place} selected`,
    }),
  }),
);
