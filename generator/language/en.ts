import { type Lexicon, words } from './lexicon.ts';

const regular = (unit: string, kind = '') => ({
  one: words(`${kind}${unit} ${kind}${unit}’s`),
  other: words(`${kind}${unit}s ${kind}${unit}s’`),
});
const digit = 'two|three|four|five|six|seven|eight|nine';

export const en: Lexicon = {
  name: 'English',
  units: {
    minute: regular('minute'),
    hour: regular('hour'),
    day: regular('day'),
    week: regular('week'),
    month: regular('month'),
    year: regular('year'),
  },
  workingDay: {
    one: [...regular('day', 'working_').one, ...regular('day', 'business_').one],
    other: [...regular('day', 'working_').other, ...regular('day', 'business_').other],
  },
  calendarDay: regular('day', 'calendar_'),
  joined: { minute: /^minute$/, hour: /^hour$/, day: /^day$/, week: /^week$/, month: /^month$/, year: /^year$/ },
  numbers: new RegExp(
    `^(?:${digit}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|(?:thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozens?|half|twice|thrice|double|triple|(?:two|three|four|five|ten)fold|percent)$`,
  ),
  besideUnit: /^(?:one|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)$/,
  counted: { countries: /^countries$/, languages: /^languages$/ },
  quotes: words('“” ‘’'),
  doubled: words('that had'),
  form: { required: /required|mandatory/i, optional: /optional/i },
  links: { vague: words('here click_here more link this_link this'), newTab: /new (?:tab|window)/i },
};
