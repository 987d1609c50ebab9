import { anyOf, forms, type Lexicon, opposites, words } from './lexicon.ts';

export const es: Lexicon = {
  units: {
    minute: forms('minuto | minutos'),
    hour: forms('hora | horas'),
    day: forms('día | días'),
    week: forms('semana | semanas'),
    month: forms('mes | meses'),
    year: forms('año | años'),
  },
  workingDay: forms('día_laborable día_hábil | días_laborables días_hábiles'),
  calendarDay: forms('día_natural día_calendario | días_naturales días_calendario'),
  leading: /^(?:primer|últim)[oa]s? /,
  numbers:
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|miles|millón|millones|mitad|doble|triple|decena|docena|quincena|centena)$/u,
  besideUnit: /^(?:segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?s?$/,
  counted: { countries: /^países$/, languages: /^(?:idiomas|lenguas)$/ },
  quotes: words('«» “” ‘’'),
  address: {
    tú: words('tú tu tus te ti contigo tuyo tuya'),
    usted: words('usted ustedes'),
    vosotros: words('vosotros vosotras vuestro vuestra vuestros vuestras'),
  },
  form: { required: /obligatori|requerid/i, optional: /opcional|facultativ/i },
  duties: {
    not: anyOf(
      '(?<!\\bo_)no(?!_(más|menos)_(de|tarde)|_antes_del?|_s[oó]lo) (?<!no_.*)(ning[uú]n*|nunca|jamás|nadie|tampoco|ni(?=.*_ni_)) prohib* impag* (salvo|a_menos|a_no_ser)_que mal',
    ),
    must: anyOf('deberán? deben? (tiene|tienen|tendrá|tendrán)_que obligad*'),
    may: anyOf('podrán? pueden? puedan? autorizad* facultad*'),
    needNot: anyOf('no_(está|están|estará|estarán)_obligad* no_(tiene|tienen|tendrá|tendrán)_que'),
    amounts: opposites('al_menos por_lo_menos mínim* no_menos_de | a_lo_sumo máxim* no_más_de'),
    times: opposites('como_muy_pronto no_antes_del? | a_más_tardar como_muy_tarde no_más_tarde'),
    toDefine: words(
      'sin_demora inmediatamente por_escrito fuerza_mayor días_laborables día_laborable días_hábiles negligencia razonable sustancial causa_justificada sospecha uso_indebido incidencia',
    ),
  },
  links: {
    vague: words('aquí haga_clic_aquí haz_clic_aquí pulse_aquí más enlace este_enlace'),
    newTab: /(?:nueva (?:pestaña|ventana)|(?:pestaña|ventana) nueva)/i,
  },
  dated: { from: 'a partir del', since: 'desde el' },
  outOf: words('de sobre'),
  insteadOf: words('en_lugar_de en_vez_de'),
  opening: /horario|todos los días|a diario|(?<!\p{L})(?:abierto|abrimos|abre)(?!\p{L})/iu,
  yes: 'sí',
};
