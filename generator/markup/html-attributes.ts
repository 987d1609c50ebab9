/*
 * The attributes of HTML, from the standard's index of attributes. Each line lists an element's own: `name` takes any text, `name!` is
 * boolean, `name=a|b` takes one of the keywords, `name=@kind` a value of that kind.
 */

export type AttributeValue =
  | { readonly kind: 'text' | 'flag' | 'id' | 'count' | 'integer' | 'number' | 'datetime' | 'sizes' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

type Attributes = ReadonlyMap<string, AttributeValue>;

const valueKinds = ['id', 'count', 'integer', 'number', 'datetime', 'sizes'] as const;

function attributesOf(line: string): Attributes {
  return new Map(
    line
      .split(' ')
      .filter(Boolean)
      .map((entry): [string, AttributeValue] => {
        if (entry.endsWith('!')) return [entry.slice(0, -1), { kind: 'flag' }];
        const [name = '', value] = entry.split('=');
        const kind = valueKinds.find((each) => value === `@${each}`);
        if (kind) return [name, { kind }];
        return [name, value === undefined ? { kind: 'text' } : { kind: 'words', words: value.split('|') }];
      }),
  );
}

/** HTML, section 3.2.6. `style` and `on…` are checked elsewhere; `aria-…` and `role` have separate rules; `data-…` is free. */
export const globalAttributes: Attributes = attributesOf(
  'accesskey autocapitalize=off|none|on|sentences|words|characters autocorrect=on|off autofocus! class contenteditable=|true|false|plaintext-only ' +
    'dir=ltr|rtl|auto draggable=true|false enterkeyhint=enter|done|go|next|previous|search|send hidden=|hidden|until-found id=@id inert! ' +
    'inputmode=none|text|tel|url|email|numeric|decimal|search is itemid itemprop itemref itemscope! itemtype lang nonce part ' +
    'popover=|auto|manual|hint role slot spellcheck=|true|false style tabindex=@integer title translate=|yes|no writingsuggestions=|true|false',
);

const referrer =
  'referrerpolicy=|no-referrer|no-referrer-when-downgrade|same-origin|origin|strict-origin|origin-when-cross-origin|strict-origin-when-cross-origin|unsafe-url';
const crossOrigin = 'crossorigin=|anonymous|use-credentials';
const priority = 'fetchpriority=high|low|auto';
const media = `autoplay! controls! ${crossOrigin} loop! muted! preload=|none|metadata|auto src`;
const cell = 'colspan=@count headers rowspan=@count';
const link = `download href hreflang ping ${referrer} rel target type`;
const invoker = 'command commandfor popovertarget popovertargetaction=toggle|show|hide';
const submitter =
  'formaction formenctype=application/x-www-form-urlencoded|multipart/form-data|text/plain formmethod=get|post|dialog formnovalidate! formtarget';
const inputTypes =
  'hidden|text|search|tel|url|email|password|date|month|week|time|datetime-local|number|range|color|checkbox|radio|file|submit|image|reset|button';

/** Every element of HTML with its own attributes, without obsolete ones. */
export const elementAttributes: ReadonlyMap<string, Attributes> = new Map(
  Object.entries({
    a: link,
    area: `alt coords shape=circle|default|poly|rect ${link}`,
    audio: media,
    base: 'href target',
    bdo: 'dir=ltr|rtl',
    blockquote: 'cite',
    button: `disabled! form ${submitter} name ${invoker} type=submit|reset|button value`,
    canvas: 'height=@count width=@count',
    col: 'span=@count',
    colgroup: 'span=@count',
    data: 'value',
    del: 'cite datetime=@datetime',
    details: 'name open!',
    dialog: 'closedby=any|closerequest|none open!',
    embed: 'height=@count src type width=@count',
    fieldset: 'disabled! form name',
    form: `accept-charset=utf-8 action autocomplete=on|off enctype=application/x-www-form-urlencoded|multipart/form-data|text/plain method=get|post|dialog name novalidate! rel target`,
    iframe: `allow allowfullscreen! height=@count loading=lazy|eager name ${referrer} sandbox src srcdoc width=@count`,
    img: `alt ${crossOrigin} decoding=sync|async|auto ${priority} height=@count ismap! loading=lazy|eager ${referrer} sizes src srcset usemap width=@count`,
    input: `accept alpha! alt autocomplete checked! colorspace dirname disabled! form ${submitter} height=@count list max maxlength=@count min minlength=@count multiple! name pattern placeholder popovertarget popovertargetaction=toggle|show|hide readonly! required! size=@count src step type=${inputTypes} value width=@count`,
    ins: 'cite datetime=@datetime',
    label: 'for',
    li: 'value=@integer',
    link: `as blocking color ${crossOrigin} disabled! ${priority} href hreflang imagesizes imagesrcset integrity media ${referrer} rel sizes=@sizes type`,
    map: 'name',
    meta: 'charset=utf-8 content http-equiv media name property',
    meter: 'high=@number low=@number max=@number min=@number optimum=@number value=@number',
    object: 'data form height=@count name type width=@count',
    ol: 'reversed! start=@integer type=1|a|A|i|I',
    optgroup: 'disabled! label',
    option: 'disabled! label selected! value',
    output: 'for form name',
    progress: 'max=@number value=@number',
    q: 'cite',
    script: `async! blocking ${crossOrigin} defer! ${priority} integrity nomodule! ${referrer} src type`,
    select: 'autocomplete disabled! form multiple! name required! size=@count',
    slot: 'name',
    source: 'height=@count media sizes src srcset type width=@count',
    style: 'blocking media',
    td: cell,
    template: 'shadowrootclonable! shadowrootdelegatesfocus! shadowrootmode=open|closed shadowrootserializable!',
    textarea:
      'autocomplete cols=@count dirname disabled! form maxlength=@count minlength=@count name placeholder readonly! required! rows=@count wrap=soft|hard',
    th: `abbr ${cell} scope=row|col|rowgroup|colgroup`,
    time: 'datetime=@datetime',
    track: 'default! kind=subtitles|captions|descriptions|chapters|metadata label src srclang',
    video: `height=@count playsinline! poster width=@count ${media}`,
    ...Object.fromEntries(
      (
        'abbr address article aside b bdi body br caption cite code datalist dd dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 ' +
        'h6 head header hgroup hr html i kbd legend main mark math menu nav noscript p picture pre rp rt ruby s samp search section small ' +
        'span strong sub summary sup svg table tbody tfoot thead title tr u ul var wbr'
      )
        .split(' ')
        .map((name) => [name, '']),
    ),
  }).map(([name, line]) => [name, attributesOf(line)]),
);

/** Obsolete elements and their replacements (HTML, section 16.2). */
export const obsoleteElements: ReadonlyMap<string, string> = new Map(
  Object.entries({
    acronym: 'abbr',
    applet: 'object',
    basefont: 'CSS',
    bgsound: 'audio',
    big: 'CSS',
    blink: 'CSS',
    center: 'CSS',
    dir: 'ul',
    font: 'CSS',
    frame: 'iframe',
    frameset: 'iframe',
    isindex: 'form',
    keygen: 'input',
    listing: 'pre',
    marquee: 'CSS',
    menuitem: 'button',
    nobr: 'CSS',
    noembed: 'object',
    noframes: 'iframe',
    param: 'data attributes',
    plaintext: 'pre',
    rb: 'ruby',
    rtc: 'ruby',
    spacer: 'CSS',
    strike: 's',
    tt: 'code',
    xmp: 'pre',
  }),
);
