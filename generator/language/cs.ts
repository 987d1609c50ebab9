import { type Lexicon, words } from './lexicon.ts';

export const cs: Lexicon = {
  name: 'Czech',
  units: {
    minute: {
      one: words('minuta minuty minutě minutu minutou'),
      few: words('minuty minut minutám minutách minutami'),
      other: words('minut minutám minutách minutami'),
    },
    hour: {
      one: words('hodina hodiny hodině hodinu hodinou'),
      few: words('hodiny hodin hodinám hodinách hodinami'),
      other: words('hodin hodinám hodinách hodinami'),
    },
    day: { one: words('den dne dnu dni dnem'), few: words('dny dnů dnům dnech'), other: words('dnů dní dnům dnech dny') },
    week: {
      one: words('týden týdne týdnu týdnem'),
      few: words('týdny týdnů týdnům týdnech'),
      other: words('týdnů týdnům týdnech týdny'),
    },
    month: {
      one: words('měsíc měsíce měsíci měsícem'),
      few: words('měsíce měsíců měsícům měsících měsíci'),
      other: words('měsíců měsícům měsících měsíci'),
    },
    year: {
      one: words('rok roku rokem'),
      few: words('roky let roků rokům letech lety'),
      other: words('let roků rokům letům letech lety roky'),
    },
  },
  workingDay: {
    one: words('pracovní_den pracovního_dne pracovnímu_dni pracovním_dni pracovním_dnem'),
    other: words('pracovní_dny pracovních_dnů pracovních_dní pracovním_dnům pracovních_dnech pracovními_dny'),
  },
  calendarDay: {
    one: words('kalendářní_den kalendářního_dne kalendářnímu_dni kalendářním_dni kalendářním_dnem'),
    other: words('kalendářní_dny kalendářních_dnů kalendářních_dní kalendářním_dnům kalendářních_dnech kalendářními_dny'),
  },
  numbers:
    /^(?:dva|dvě|dvou|dvěma|tři|tří|třem|třemi|třech|čtyři|čtyř|čtyřem|čtyřech|čtyřmi|pěti?|šesti?|sedmi?|osmi?|devěti?|devíti|deseti?|desíti|(?:jede|dva|tři|čtr|pat|šest|sedm|osm|devate)nácti?|(?:dva|tři|čtyři)ceti?|(?:pade|šede|sedmde|osmde|devade)sáti?|sto|dvě_stě|stě|tisíce?|tisíců|milion[ůy]?|půl|polovin[auěy]|tucet|dvojnásob\p{L}*|trojnásob\p{L}*|(?:dvou|tří|čtyř|pěti|šesti|sedmi|osmi|deseti|dvanácti|čtrnácti|třiceti|šedesáti)(?:denní|týdenní|měsíční|let[ýáé]|násob)\p{L}*|procent[oauy]?)$/u,
  besideUnit:
    /^(?:jed(?:en|na|no|noho|né|nomu|nu|nom|ním|nou)|(?:druh|čtvrt|pát|šest|sedm|osm|devát|desát)(?:ý|á|é|ého|ém|ému|ým|ou)|třetí(?:ho|mu|m)?)$/,
  counted: { countries: /^(?:zem(?:ě|í|ích|ím|ěmi)|stát(?:y|ů|ech|ům))$/, languages: /^jazy(?:ky|ků|cích|kům)$/ },
  quotes: words('„“ ‚‘ »«'),
  form: { required: /povinn|vyžadov/i, optional: /nepovinn|volitel/i },
  links: { vague: words('zde klikněte_zde klikněte_sem tady více odkaz tento_odkaz'), newTab: /nov\S+ (?:kart|okn|panel|záložk)/i },
};
