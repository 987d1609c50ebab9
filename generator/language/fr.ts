import { type Lexicon, words } from './lexicon.ts';

export const fr: Lexicon = {
  name: 'French',
  units: {
    minute: { one: ['minute'], other: ['minutes'] },
    hour: { one: ['heure'], other: ['heures'] },
    day: { one: ['jour'], other: ['jours'] },
    week: { one: ['semaine'], other: ['semaines'] },
    month: { one: ['mois'], other: ['mois'] },
    year: { one: words('an année'), other: words('ans années') },
  },
  workingDay: { one: words('jour_ouvré'), other: words('jours_ouvrés') },
  saturdayDay: { one: words('jour_ouvrable'), other: words('jours_ouvrables') },
  calendarDay: { one: words('jour_calendaire jour_civil'), other: words('jours_calendaires jours_civils') },
  leading: /^(?:premi|derni)ères? |^(?:premi|derni)ers? /,
  numbers:
    /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|demie?s?|moitié|doubles?|triples?|dizaines?|douzaines?|quinzaines?|vingtaines?|trentaines?|centaines?|pourcent)$/,
  besideUnit: /^(?:(?:deux|trois|quatr|cinqu|six|sept|huit|neuv|dix|onz|douz)ièmes?|seconde?|troisième)$/,
  counted: { countries: /^pays$/, languages: /^langues$/ },
  quotes: words('«» ‹› “”'),
  doubled: words('nous vous'),
  form: { required: /obligatoire|requis/i, optional: /facultati|optionnel/i },
  links: { vague: words('ici cliquez_ici cliquer_ici plus lien ce_lien'), newTab: /(?:nouvel onglet|nouvelle fenêtre)/i },
};
