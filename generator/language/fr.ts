import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

export const fr: Lexicon = {
  units: {
    minute: forms('minute | minutes'),
    hour: forms('heure | heures'),
    day: forms('jour | jours'),
    week: forms('semaine | semaines'),
    month: forms('mois | mois'),
    year: forms('an année | ans années'),
  },
  workingDay: forms('jour_ouvré | jours_ouvrés'),
  saturdayDay: forms('jour_ouvrable | jours_ouvrables'),
  calendarDay: forms('jour_calendaire jour_civil | jours_calendaires jours_civils'),
  leading: /^(?:premi|derni)ères? |^(?:premi|derni)ers? /,
  numbers:
    /^(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|millions?|demie?s?|moitié|doubles?|triples?|dizaines?|douzaines?|quinzaines?|vingtaines?|trentaines?|centaines?|pourcent)$/,
  besideUnit: /^(?:(?:deux|trois|quatr|cinqu|six|sept|huit|neuv|dix|onz|douz)ièmes?|seconde?|troisième)$/,
  counted: { countries: /^pays$/, languages: /^langues$/ },
  quotes: words('«» ‹› “”'),
  address: { tu: words('tu toi te ta tes'), vous: words('vous votre vos vôtre vôtres') },
  doubled: words('nous vous'),
  form: { required: /obligatoire|requis/i, optional: /facultati|optionnel/i },
  duties: {
    not: anyOf(
      'pas(?!_plus_(de|tard|tôt)|_moins_de|_seulement) (ne|n’\\p{L}+)_(\\p{L}+_)?plus(?!_(de|tard|que)) ne_(peut|peuvent|pourra|pourront|saurait)(?!…(qu[e’]|pas|ni|aucune?|jamais)) jamais aucune? ni(?=.*_ni_) interdit* impay* à_moins_que sauf_si mal',
    ),
    must: anyOf('doit doivent devra devront tenue?s? obligée?s?'),
    may: anyOf('peut peuvent pourra pourront autorisée?s?'),
    needNot: anyOf('pas_(tenue?s?|obligée?s?) dispensée?s?'),
    amounts: opposites('au_moins au_minimum minim* pas_moins_de | au_plus(?!_(tard|tôt)) au_maximum maxim* pas_plus_de(?!_\\p{L})'),
    times: opposites('au_plus_tôt pas_plus_tôt | au_plus_tard pas_plus_tard'),
    toDefine: words(
      'sans_délai immédiatement par_écrit force_majeure jours_ouvr jour_ouvr négligence raisonnable substantiel motif_grave soupçon abus dysfonctionnement',
    ),
  },
  links: { vague: words('ici cliquez_ici cliquer_ici plus lien ce_lien'), newTab: /(?:nouvel onglet|nouvelle fenêtre)/i },
  dated: { from: 'à partir du', since: 'depuis le', first: '1er' },
  outOf: words('sur'),
  insteadOf: words('au_lieu_de'),
  opening: /horaires|tous les jours|(?<!\p{L})(?:ouvert|ouverte|ouvre|ouvrons)(?!\p{L})/iu,
  yes: 'oui',
};
