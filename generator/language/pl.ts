import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

const ending = '(?:y|a|e|i|ą|ę|ego|iego|emu|ej|iej|ym|im|ych|ich|ymi|imi)';

export const pl: Lexicon = {
  units: {
    minute: forms('minuta minuty minucie minutę minutą | minuty minut minutach minutom minutami | minut minutach minutom minutami'),
    hour: forms(`godzina godziny godzinie godzinę godziną | godziny godzin godzinach godzinom godzinami
      | godzin godzinach godzinom godzinami`),
    day: forms('dzień dnia dniowi dniem dniu | dni dniach dniom dniami'),
    week: forms(`tydzień tygodnia tygodniowi tygodniem tygodniu | tygodnie tygodni tygodniach tygodniom tygodniami
      | tygodni tygodniach tygodniom tygodniami`),
    month: forms(`miesiąc miesiąca miesiącowi miesiącem miesiącu | miesiące miesięcy miesiącach miesiącom miesiącami
      | miesięcy miesiącach miesiącom miesiącami`),
    year: forms('rok roku rokowi rokiem | lata lat latach latom latami | lat latach latom latami'),
  },
  workingDay: forms(`dzień_roboczy dnia_roboczego dniowi_roboczemu dniem_roboczym dniu_roboczym
    | dni_robocze dni_roboczych dniach_roboczych dniom_roboczym dniami_roboczymi`),
  calendarDay: forms(`dzień_kalendarzowy dnia_kalendarzowego dniowi_kalendarzowemu dniem_kalendarzowym dniu_kalendarzowym
    | dni_kalendarzowe dni_kalendarzowych dniach_kalendarzowych dniom_kalendarzowym dniami_kalendarzowymi`),
  joined: {
    day: new RegExp(`^dniow${ending}$`),
    week: new RegExp(`^tygodniow${ending}$`),
    month: new RegExp(`^miesięczn${ending}$`),
    year: new RegExp(`^letni${ending}?$`),
    hour: new RegExp(`^godzinn${ending}$`),
    minute: new RegExp(`^minutow${ending}$`),
  },
  numbers: new RegExp(
    `^(?:dwa|dwie|dwóch|dwu|dwom|dwoma|dwiema|trzy|trzech|trzem|trzema|cztery|czterech|czterem|czterema|(?:pię|sześ|dziewię|dziesię)(?:ć|ciu|cioma)|(?:siedem|siedmi|osiem|ośmi)(?:u|oma)?|(?:jede|dwa|trzy|czter|pięt|szes|siedem|osiem|dziewięt)?naście|(?:jede|dwu|trzy|czter|pięt|szes|siedem|osiem|dziewięt)nastu|dwadzieścia|dwudziestu|trzydzieści|trzydziestu|czterdzieści|czterdziestu|(?:pięć|sześć|siedem|osiem|dziewięć)dziesiąt|(?:pięć|sześć|siedem|osiem|dziewięć)dziesięciu|sto|stu|dwieście|dwustu|trzysta|czterysta|(?:pięć|sześć|siedem|osiem|dziewięć)set|tysiąc[ae]?|tysięcy|milion(?:y|ów)?|pół|połow[aęy]|tuzin|podwójn${ending}|potrójn${ending}|(?:dwu|trzy|trój|cztero|pięcio|sześcio|siedmio|ośmio|dziesięcio|dwunasto|czternasto|trzydziesto)(?:dniow|tygodniow|miesięczn|letni|krotn)\\p{L}*|procent)$`,
    'u',
  ),
  besideUnit:
    /^(?:jed(?:en|na|no|nego|nej|nemu|nym|ną)|(?:drugi|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt)(?:y|a|e|ego|ej|ym|ą|m|mu|go)?)$/,
  counted: { countries: /^(?:kraj(?:e|ów|ach|ami|om)|państw(?:a|ach|ami|om)?)$/, languages: /^język(?:i|ów|ach|ami|om)$/ },
  quotes: words('„” «» ‚’'),
  address: {
    ty: words('ty ciebie cię tobie tobą twój twoja twoje twojego twojej twojemu twoim twoją twoich twoimi'),
    Państwo: words('Państwo Państwa Państwu Państwem Pan Pana Panu Panem Pani Panią szanowni szanowny szanowna'),
  },
  form: { required: /wymagan|obowiązkow/i, optional: /opcjonaln|nieobowiązkow/i },
  duties: {
    not: anyOf('nie(?!_(więcej|mniej|wcześniej|później|dłużej)_niż|_tylko|_obejmuj) zakaz* zabron* chyba_że nienarusz* źle'),
    must: anyOf('musi muszą należy zobowiązan* powin(ien|na|no|ni|ny)'),
    may: anyOf('może mogą można wolno uprawnion*'),
    needNot: anyOf('nie_(musi|muszą|trzeba) nie_(jest|są)_zobowiązan*'),
    amounts: opposites('co_najmniej przynajmniej minim* nie_mniej_niż | co_najwyżej najwyżej maksym* maksim* nie_(więcej|dłużej)_niż'),
    times: opposites('najwcześniej nie_wcześniej_niż | najpóźniej nie_później_niż'),
    toDefine: words(
      'niezwłocznie pisemn na_piśmie siła_wyższa siły_wyższej dni_robocz dzień_robocz niedbalstw rozsądn istotn ważny_powód ważnego_powodu podejrzeni nadużyci zakłóceni',
    ),
  },
  links: { vague: words('tutaj tu kliknij_tutaj kliknij_tu więcej link ten_link'), newTab: /now\S+ (?:kar|okn|zakład)/i },
  dated: { from: 'od', since: 'od' },
  outOf: words('na z'),
  insteadOf: words('zamiast'),
  opening: /czynne|otwarte|otwarci|godziny otwarcia|codziennie/iu,
  yes: 'tak',
};
