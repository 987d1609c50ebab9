import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

const digit = 'zwei|zwo|drei|vier|fünf|sechs|sieben|acht|neun';
const number = `(?:(?:ein|eine|${digit})und)?(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:drei|vier|fünf|sech|sieb|acht|neun)zehn|zehn|elf|zwölf|(?:ein|${digit})?(?:hundert|tausend)(?:ein|${digit}|zehn|zwanzig|fünfzig)?`;
const share = 'tägig|wöchig|monatig|jährig|stündig|minütig|fach|mal|malig|prozentig|köpfig';

export const de: Lexicon = {
  units: {
    minute: forms('Minute | Minuten'),
    hour: forms('Stunde | Stunden'),
    day: forms('Tag Tages Tage | Tage Tagen'),
    week: forms('Woche | Wochen'),
    month: forms('Monat Monats Monates | Monate Monaten'),
    year: forms('Jahr Jahres Jahre | Jahre Jahren'),
  },
  workingDay: forms('Arbeitstag Arbeitstages Arbeitstags | Arbeitstage Arbeitstagen'),
  saturdayDay: forms('Werktag Werktages Werktags | Werktage Werktagen'),
  calendarDay: forms('Kalendertag Kalendertages Kalendertags | Kalendertage Kalendertagen'),
  joined: {
    minute: /^minütige[nmrs]?$/,
    hour: /^stündige[nmrs]?$/,
    day: /^tägige[nmrs]?$/,
    week: /^wöchige[nmrs]?$/,
    month: /^monatige[nmrs]?$/,
    year: /^jährige[nmrs]?$/,
  },
  numbers: new RegExp(
    `^(?:(?:${digit.replace('|acht', '')}|${number})(?:e[rn]?)?|(?:${digit}|${number})(?:${share})(?:e[nmrs]?)?|hunderte?n?|tausende?n?|million(?:en)?|dutzend|hälfte|(?:halb|doppelt)(?:e[nmrs]?)?|verdoppelt|prozent)$`,
  ),
  besideUnit: /^(?:acht|eins|(?:zwei|vier|fünf|sechs|sieb|siebt|ach|neun|zehn|elf|zwölf|zwanzigs)te[nmrs]?|dritte[nmrs]?)$/,
  counted: { countries: /^ländern?$/, languages: /^sprachen$/ },
  quotes: words('„“ ‚‘ »«'),
  address: {
    du: words('du dich dir dein deine deinem deinen deiner deines euch euer eure eurem euren eurer'),
    Sie: words('Sie Ihnen Ihr Ihre Ihrem Ihren Ihrer Ihres'),
  },
  doubled: words('der die das den dem sie'),
  form: { required: /pflicht|erforderlich/i, optional: /optional|freiwillig|wenn Sie möchten/i },
  duties: {
    not: anyOf(
      '(?<!\\boder_)nicht(?!_(mehr|weniger|früher|später|länger)_als|_nur) kein* weder nie niemals niemand nichts untersagt verboten unzulässig unbezahlt* unberührt es_sei_denn schlecht*',
    ),
    must: anyOf('muss müssen soll sollen verpflichtet (hat|haben|ist|sind)…(zu_|(ab|an|auf|aus|bei|ein|fest|mit|nach|sicher|vor)zu)*n'),
    may: anyOf('kann können darf dürfen berechtigt befugt erlaubt gestattet'),
    needNot: anyOf('(muss|müssen|braucht|brauchen)_([^,]*_)?nicht nicht_verpflichtet'),
    amounts: opposites(
      'mindestens wenigstens mindest* nicht_weniger_als minimal* | höchstens höchst(grenze|betrag|dauer|zahl|menge|wert)* maximal* nicht_(mehr|länger)_als',
    ),
    times: opposites('frühestens nicht_früher_als | spätestens nicht_später_als'),
    toDefine: words(
      'unverzüglich umgehend schriftlich schriftform textform höhere_gewalt höherer_gewalt werktag arbeitstag bankarbeitstag fahrlässig angemessen wesentlich zumutbar wichtiger_grund wichtigem_grund verdacht missbrauch störung',
    ),
  },
  links: { vague: words('hier hier_klicken klicken_sie_hier mehr link dieser_link'), newTab: /neue\S* (?:tab|fenster|registerkarte)/i },
  dated: { from: 'ab dem', since: 'seit dem' },
  outOf: words('von'),
  insteadOf: words('statt anstatt anstelle_von'),
  opening: /geöffnet|öffnungszeit|täglich|(?<!\p{L})(?:offen|öffnen)(?!\p{L})/iu,
  yes: 'ja',
};
