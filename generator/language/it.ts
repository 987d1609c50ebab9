import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

export const it: Lexicon = {
  units: {
    minute: forms('minuto | minuti'),
    hour: forms('ora | ore'),
    day: forms('giorno | giorni'),
    week: forms('settimana | settimane'),
    month: forms('mese | mesi'),
    year: forms('anno | anni'),
  },
  workingDay: forms('giorno_lavorativo | giorni_lavorativi'),
  saturdayDay: forms('giorno_feriale | giorni_feriali'),
  calendarDay: forms('giorno_di_calendario giorno_solare | giorni_di_calendario giorni_solari'),
  leading: /^(?:prim|ultim)[ieoa] /,
  numbers:
    /^(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|dicia?(?:ssette|nnove)|diciotto|(?:vent|trent|quarant|cinquant|sessant|settant|ottant|novant)[ia]?(?:uno|due|tré|tre|quattro|cinque|sei|sette|otto|nove)?|(?:due|tre|quattro|cinque|sei|sette|otto|nove)?cento|mille|(?:due|tre|quattro|cinque|dieci|venti|trenta|cinquanta|cento)mila|milion[ei]|metà|doppi[oa]|tripl[oa]|decina|dozzina|quindicina|trentina|centinai[oa])$/u,
  besideUnit: /^(?:second|terz|quart|quint|sest|settim|ottav|non|decim)[oaie]$/,
  counted: { countries: /^paesi$/, languages: /^lingue$/ },
  quotes: words('“” «» ‘’'),
  address: {
    tu: words('tu ti te tuo tua tuoi tue'),
    Lei: words('Lei Suo Sua Suoi Sue'),
    voi: words('voi vostro vostra vostri vostre'),
  },
  form: { required: /obbligatori|richiest/i, optional: /facoltativ|opzional/i },
  duties: {
    not: anyOf(
      'non(?!_(più|meno)_(di|tardi)|_oltre|_prima_d(i|el)|_sol(o|tanto)) (?<!non_.*)(nessun*|mai|nulla|né(?=.*_né_)) vietat* mancat* insolut* (salvo|a_meno)_che male',
    ),
    must: anyOf('deve devono dovrà dovranno tenut[oaie] obbligat[oaie]'),
    may: anyOf('può possono potrà potranno possano? facoltà autorizzat[oaie]'),
    needNot: anyOf('non_(è|sono)_(tenut|obbligat)[oaie]'),
    amounts: opposites('almeno minim* non_meno_di | al_massimo massim* al_più(?!_(tardi|presto)) non_più_di'),
    times: opposites('non_prima_d(i|el) | al_più_tardi non_oltre non_più_tardi'),
    toDefine: words(
      'senza_indugio immediatamente per_iscritto forza_maggiore giorni_lavorativi giorno_lavorativo colpa ragionevol sostanzial giusta_causa sospetto abuso malfunzionament',
    ),
  },
  links: { vague: words('qui clicca_qui cliccare_qui più altro link questo_link'), newTab: /(?:nuova (?:scheda|finestra)|nuovo tab)/i },
  dated: { from: 'dal', since: 'dal', first: '1º' },
  outOf: words('su di'),
  insteadOf: words('invece_di anziché'),
  opening: /orari|tutti i giorni|(?<!\p{L})(?:aperto|aperti|apriamo|apre)(?!\p{L})/iu,
  yes: 'sì',
};
