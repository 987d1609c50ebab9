import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

const digit = 'twee|drie|vier|vijf|zes|zeven|acht|negen';

export const nl: Lexicon = {
  units: {
    minute: forms('minuut | minuten'),
    hour: forms('uur | uur uren'),
    day: forms('dag | dagen'),
    week: forms('week | weken'),
    month: forms('maand | maanden'),
    year: forms('jaar | jaar jaren'),
  },
  workingDay: forms('werkdag | werkdagen'),
  calendarDay: forms('kalenderdag | kalenderdagen'),
  joined: { day: /^daagse?$/, week: /^weekse?$/, month: /^maandse?$/, year: /^jarige?$/, hour: /^urige?$/ },
  numbers: new RegExp(
    `^(?:${digit.replace('|acht', '')}|tien|elf|twaalf|(?:der|veer|vijf|zes|zeven|acht|negen)tien|(?:(?:een|${digit})(?:en|ën))?(?:twin|der|veer|vijf|zes|zeven|tach|negen)tig|(?:${digit})?(?:honderd|duizend)(?:en)?|miljoen(?:en)?|dozijn|helft|half|halve|dubbele?|tweevoud|drievoud|tweemaal|driemaal|(?:${digit}|tien|veertien|dertig)(?:daags|weeks|maands|jarig)e?|procent)$`,
  ),
  besideUnit: /^(?:acht|één|tweede|derde|vierde|vijfde|zesde|zevende|achtste|negende|tiende|elfde|twaalfde)$/,
  counted: { countries: /^landen$/, languages: /^talen$/ },
  quotes: words('“” ‘’ „”'),
  address: { je: words('je jij jou jouw'), jullie: words('jullie'), u: words('u uw') },
  doubled: words('die dat'),
  form: { required: /verplicht|vereist/i, optional: /optioneel|niet verplicht|facultatief/i },
  duties: {
    not: anyOf(
      '(?<!\\bof_)niet(?!_(meer|minder|eerder|later|langer)_dan|_alleen) geen noch(?=.*_noch_) nooit niemand niets tenzij verboden onbetaald* onverlet slecht*',
    ),
    must: anyOf('moet moeten dient dienen gehouden verplicht zal zullen'),
    may: anyOf('mag mogen kan kunnen gerechtigd bevoegd toegestaan'),
    needNot: anyOf('(hoeft|hoeven)…niet niet_(verplicht|gehouden)'),
    amounts: opposites('minstens minim* ten_minste tenminste niet_minder_dan | hoogstens maxim* ten_hoogste niet_(meer|langer)_dan'),
    times: opposites('op_zijn_vroegst ten_vroegste niet_eerder_dan | uiterlijk niet_later_dan'),
    toDefine: words(
      'onverwijld onmiddellijk schriftelijk overmacht werkdag nalatigheid redelijk wezenlijk gewichtige_reden vermoeden misbruik storing',
    ),
  },
  links: { vague: words('hier klik_hier meer link deze_link'), newTab: /nieuw\S* (?:tab|venster)/i },
  dated: { from: 'vanaf', since: 'sinds' },
  outOf: words('van van_de'),
  insteadOf: words('in_plaats_van'),
  opening: /geopend|openingstijd|dagelijks|(?<!\p{L})open(?!\p{L})/iu,
  yes: 'ja',
};
