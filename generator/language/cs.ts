import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

export const cs: Lexicon = {
  units: {
    minute: forms('minuta minuty minutě minutu minutou | minuty minut minutám minutách minutami | minut minutám minutách minutami'),
    hour: forms('hodina hodiny hodině hodinu hodinou | hodiny hodin hodinám hodinách hodinami | hodin hodinám hodinách hodinami'),
    day: forms('den dne dnu dni dnem | dny dnů dnům dnech | dnů dní dnům dnech dny'),
    week: forms('týden týdne týdnu týdnem | týdny týdnů týdnům týdnech | týdnů týdnům týdnech týdny'),
    month: forms('měsíc měsíce měsíci měsícem | měsíce měsíců měsícům měsících měsíci | měsíců měsícům měsících měsíci'),
    year: forms('rok roku rokem | roky let roků rokům letech lety | let roků rokům letům letech lety roky'),
  },
  workingDay: forms(`pracovní_den pracovního_dne pracovnímu_dni pracovním_dni pracovním_dnem
    | pracovní_dny pracovních_dnů pracovních_dní pracovním_dnům pracovních_dnech pracovními_dny`),
  calendarDay: forms(`kalendářní_den kalendářního_dne kalendářnímu_dni kalendářním_dni kalendářním_dnem
    | kalendářní_dny kalendářních_dnů kalendářních_dní kalendářním_dnům kalendářních_dnech kalendářními_dny`),
  numbers:
    /^(?:dva|dvě|dvou|dvěma|tři|tří|třem|třemi|třech|čtyři|čtyř|čtyřem|čtyřech|čtyřmi|pěti?|šesti?|sedmi?|osmi?|devěti?|devíti|deseti?|desíti|(?:jede|dva|tři|čtr|pat|šest|sedm|osm|devate)nácti?|(?:dva|tři|čtyři)ceti?|(?:pade|šede|sedmde|osmde|devade)sáti?|sto|dvě_stě|stě|tisíce?|tisíců|milion[ůy]?|půl|polovin[auěy]|tucet|dvojnásob\p{L}*|trojnásob\p{L}*|(?:dvou|tří|čtyř|pěti|šesti|sedmi|osmi|deseti|dvanácti|čtrnácti|třiceti|šedesáti)(?:denní|týdenní|měsíční|let[ýáé]|násob)\p{L}*|procent[oauy]?)$/u,
  besideUnit:
    /^(?:jed(?:en|na|no|noho|né|nomu|nu|nom|ním|nou)|(?:druh|čtvrt|pát|šest|sedm|osm|devát|desát)(?:ý|á|é|ého|ém|ému|ým|ou)|třetí(?:ho|mu|m)?)$/,
  counted: { countries: /^(?:zem(?:ě|í|ích|ím|ěmi)|stát(?:y|ů|ech|ům))$/, languages: /^jazy(?:ky|ků|cích|kům)$/ },
  quotes: words('„“ ‚‘ »«'),
  address: {
    ty: words('tě tebe tobě tebou tvůj tvoje tvá tvé tvého tvému tvým tvou tvých tvými'),
    vy: words('vy vás vám vámi váš vaše vašeho vašemu vaším vaší vaši vašich vašim vašimi'),
  },
  form: { required: /povinn|vyžadov/i, optional: /nepovinn|volitel/i },
  duties: {
    not: anyOf(
      'ne(?!bo|tto|ž|j(?!sou|de)|urč|dbal|kter|s(e|ou)(?!\\p{L})|ch|děl|prodlen|zbytn|platn|účinn|možn|správn|přím|závisl|ustál|moc|movit|hod[aouy]|bezpeč|dostat(e?k)|zletil|úpln)\\p{L}+ zakáz(?!k)* ledaže špatn*',
    ),
    must: anyOf('musí musejí povin(en|na|no|ni|ny) třeba nutn*'),
    may: anyOf('smí smějí může mohou lze oprávněn*'),
    needNot: anyOf('nemusí nemusejí není_(povin*|třeba|nutn*)'),
    amounts: opposites('alespoň aspoň nejméně minim* | nejvýše nanejvýš maxim*'),
    times: opposites('nejdříve | nejpozději'),
    toDefine: words(
      'neprodleně bezodkladně písemn vyšší_moc pracovní_den pracovní_dny pracovních_dn nedbalost přiměřen podstatn závažný_důvod závažného_důvodu podezření zneužití poruch',
    ),
  },
  links: { vague: words('zde klikněte_zde klikněte_sem tady více odkaz tento_odkaz'), newTab: /nov\S+ (?:kart|okn|panel|záložk)/i },
  dated: { from: 'od', since: 'od' },
  outOf: words('z ze'),
  insteadOf: words('místo namísto'),
  opening: /otevřen|otevírací|denně/i,
  yes: 'ano',
};
