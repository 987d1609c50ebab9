import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

const regular = (unit: string) => forms(`${unit} ${unit}’s | ${unit}s ${unit}s’`);
const digit = 'two|three|four|five|six|seven|eight|nine';

export const en: Lexicon = {
  units: {
    minute: regular('minute'),
    hour: regular('hour'),
    day: regular('day'),
    week: regular('week'),
    month: regular('month'),
    year: regular('year'),
  },
  workingDay: forms('working_day working_day’s business_day business_day’s | working_days working_days’ business_days business_days’'),
  calendarDay: regular('calendar_day'),
  joined: { minute: /^minute$/, hour: /^hour$/, day: /^day$/, week: /^week$/, month: /^month$/, year: /^year$/ },
  numbers: new RegExp(
    `^(?:${digit}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|(?:thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozens?|half|twice|thrice|double|triple|(?:two|three|four|five|ten)fold|percent)$`,
  ),
  besideUnit: /^(?:one|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/,
  counted: { countries: /^countries$/, languages: /^languages$/ },
  quotes: words('“” ‘’'),
  doubled: words('that had'),
  form: { required: /required|mandatory/i, optional: /optional/i },
  duties: {
    not: anyOf(
      '(?<!\\bor_)(not|no)(?!_(more|less|fewer|later|longer|earlier|sooner)_than|_only) *n’t neither never nobody none cannot unless unpaid unaffected prohibited forbidden badly poorly',
    ),
    must: anyOf('shall must obliged required (has|have)_to (is|are)_to_be'),
    may: anyOf('may can could entitled permitted allowed'),
    needNot: anyOf('needs?_not not_(be_)?(required|obliged) (do|does)_not_(have|need)_to'),
    amounts: opposites('at_least (no|not)_(less|fewer)_than minimum minimal* | at_most (no|not)_(more|longer)_than maximum maximal*'),
    times: opposites('at_the_earliest (no|not)_(earlier|sooner)_than | at_the_latest (no|not)_later_than'),
    toDefine: words(
      'without_delay immediately promptly in_writing written force_majeure working_day business_day negligen reasonable material_breach good_cause suspicion abuse fault',
    ),
  },
  links: { vague: words('here click_here more link this_link this'), newTab: /new (?:tab|window)/i },
  dated: { from: 'from', since: 'since' },
  outOf: words('of out_of'),
  insteadOf: words('instead_of'),
  opening: /\b(?:daily|every day|opening hours|opens?(?! day| house| evening))\b/i,
  yes: 'yes',
};
