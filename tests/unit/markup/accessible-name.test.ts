import { expect, test } from 'vitest';
import { accessibleName, visibleText } from '../../../generator/markup/accessible-name.ts';
import { readMarkup } from '../../../generator/markup/read-markup.ts';

/** The name of the element that has `data-here`. */
function named(html: string, find = accessibleName): string {
  const markup = readMarkup(html);
  const element = markup.elements.find(({ attributes }) => attributes.has('data-here')) ?? expect.fail('no element is marked');
  return find(markup, element);
}

test.each([
  // Text.
  ['its text', '<button data-here>Jetzt bestellen</button>', 'Jetzt bestellen'],
  ['its text, white space as one blank', '<a href="/" data-here>\n  Alle\n  Preise </a>', 'Alle Preise'],
  ['its text, decoded', '<a href="/" data-here>Speis &amp; Trank</a>', 'Speis & Trank'],
  ['text of elements in a line, joined', '<a href="/" data-here>Kassa<b>ro</b></a>', 'Kassaro'],
  ['text of blocks, apart', '<a href="/" data-here><div>Alle</div><div>Preise</div></a>', 'Alle Preise'],
  ['text between which the renderer puts comments', '<a href="/" data-here>Preise <!-- -->(<!-- -->neu<!-- -->)</a>', 'Preise (neu)'],
  ['text without parts that are hidden from screen readers', '<button data-here><i aria-hidden="true">×</i> Zu</button>', 'Zu'],
  ['text without hidden parts', '<button data-here>Zu <i hidden>Weg</i></button>', 'Zu'],
  ['text without a popover', '<button data-here>Hilfe<span popover>Mehr</span></button>', 'Hilfe'],
  ['not scripts', '<a href="/" data-here>Ort<script>1</script></a>', 'Ort'],
  ['no text if the role does not allow it', '<section data-here aria-label=""><p>Preise</p></section>', ''],
  ['a heading', '<h2 data-here>Preise <small>netto</small></h2>', 'Preise netto'],
  ['a summary', '<details><summary data-here>Mehr</summary></details>', 'Mehr'],
  // Attributes.
  ['aria-label before text', '<button aria-label="Schließen" data-here>×</button>', 'Schließen'],
  ['text despite an empty aria-label', '<button aria-label=" " data-here>Zu</button>', 'Zu'],
  ['aria-label of an inner element', '<a href="/" data-here>Note <span role="img" aria-label="gut">★</span></a>', 'Note gut'],
  ['title without anything else', '<button title="Zu" data-here></button>', 'Zu'],
  ['text before title', '<button title="Zu" data-here>Weg</button>', 'Weg'],
  // References.
  ['aria-labelledby before aria-label', '<p id="a">Eins</p><nav aria-labelledby="a" aria-label="Zwei" data-here></nav>', 'Eins'],
  ['several references, in their order', '<p id="a">Eins</p><p id="b">Zwei</p><nav aria-labelledby="b a" data-here></nav>', 'Zwei Eins'],
  [
    'a reference to itself',
    '<button id="x" aria-label="Löschen" aria-labelledby="x y" data-here></button><b id="y">Beleg</b>',
    'Löschen Beleg',
  ],
  ['aria-label despite a dangling reference', '<nav aria-labelledby="weg" aria-label="Menü" data-here></nav>', 'Menü'],
  ['one step of references', '<p id="a" aria-labelledby="b">Eins</p><p id="b">Zwei</p><nav aria-labelledby="a" data-here></nav>', 'Eins'],
  ['a reference to a hidden element', '<p id="a" hidden>Leise</p><nav aria-labelledby="a" data-here></nav>', 'Leise'],
  ['a reference to a list', '<ul id="a"><li>Eins</li><li>Zwei</li></ul><nav aria-labelledby="a" data-here></nav>', 'Eins Zwei'],
  // Labels.
  ['the label that points to it', '<label for="a">Ort</label><input id="a" data-here>', 'Ort'],
  ['the label around it', '<label>Ort <input data-here></label>', 'Ort'],
  ['every label of it', '<label for="a">Ort</label><label for="a">in Wien</label><input id="a" data-here>', 'Ort in Wien'],
  ['no label around it that points elsewhere', '<label for="b">Ort <input id="a" data-here></label>', ''],
  ['the label of a choice', '<label><input type="radio" data-here> Monat</label>', 'Monat'],
  ['the label of a select', '<label for="a">Land</label><select id="a" data-here><option>AT</option></select>', 'Land'],
  ['the label of a text area', '<label for="a">Text</label><textarea id="a" data-here>schon da</textarea>', 'Text'],
  ['no placeholder', '<input placeholder="Ort" data-here>', ''],
  ['nothing from the value of a text area', '<textarea data-here>schon da</textarea>', ''],
  ['nothing from the options of a select', '<select data-here><option>AT</option></select>', ''],
  // Buttons that are inputs.
  ['the value of a button', '<input type="button" value="Los" data-here>', 'Los'],
  ['the value of a submit button', '<input type="submit" value="Senden" data-here>', 'Senden'],
  ['the default name of a submit button', '<input type="submit" data-here>', 'submit'],
  ['the alt of a submit picture', '<input type="image" alt="Suchen" data-here>', 'Suchen'],
  // Pictures.
  ['alt', '<img alt="Ein Beleg" data-here>', 'Ein Beleg'],
  ['alt of an inner picture', '<a href="/" data-here><img alt="Start"></a>', 'Start'],
  ['an empty alt', '<a href="/" data-here><img alt=""></a>', ''],
  ['the title of a drawing', '<svg role="img" data-here><title>Die Kasse</title><text>€ 3</text></svg>', 'Die Kasse'],
  ['the title of a drawing inside', '<a href="/" data-here><svg role="img"><title>Start</title></svg></a>', 'Start'],
  ['no title of a hidden drawing', '<a href="/" data-here><svg aria-hidden="true"><title>Start</title></svg></a>', ''],
  // Groups.
  ['the legend', '<fieldset data-here><legend>Takt</legend><input></fieldset>', 'Takt'],
  ['the caption', '<table data-here><caption>Preise</caption><tr><td>1</td></tr></table>', 'Preise'],
  ['the figcaption', '<figure data-here><img alt="x"><figcaption>Die Kasse</figcaption></figure>', 'Die Kasse'],
  ['the label of a group of options', '<select><optgroup label="Nord" data-here></optgroup></select>', 'Nord'],
  ['the title of a frame', '<iframe title="Karte" data-here></iframe>', 'Karte'],
  ['a dialog by its heading', '<dialog aria-labelledby="h" data-here><h2 id="h">Offen</h2></dialog>', 'Offen'],
  ['a role that is named by its text', '<div role="tab" data-here>Eins</div>', 'Eins'],
  ['no text of another role', '<div role="listbox" data-here>Eins</div>', ''],
])('an element is called by %s', (_, html, name) => expect(named(html)).toBe(name));

test.each([
  ['the text, not the label', '<button aria-label="Zu" data-here>Weg</button>', 'Weg'],
  ['text without the alt of pictures', '<a href="/" data-here><img alt="Start"> Los</a>', 'Los'],
  ['nothing for a drawing alone', '<button data-here><svg aria-hidden="true"><title>x</title></svg></button>', ''],
])('shown is %s', (_, html, text) => expect(named(html, visibleText)).toBe(text));
