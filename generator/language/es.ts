import { type Lexicon, words } from './lexicon.ts';

export const es: Lexicon = {
  name: 'Spanish',
  units: {
    minute: { one: ['minuto'], other: ['minutos'] },
    hour: { one: ['hora'], other: ['horas'] },
    day: { one: ['día'], other: ['días'] },
    week: { one: ['semana'], other: ['semanas'] },
    month: { one: ['mes'], other: ['meses'] },
    year: { one: ['año'], other: ['años'] },
  },
  workingDay: { one: words('día_laborable día_hábil'), other: words('días_laborables días_hábiles') },
  calendarDay: { one: words('día_natural día_calendario'), other: words('días_naturales días_calendario') },
  leading: /^(?:primer|últim)[oa]s? /,
  numbers:
    /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\p{L}+|veinte|veinti\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|cientos?|(?:dos|tres|cuatro|seis|sete|ocho|nove)cient[oa]s|quinient[oa]s|mil|miles|millón|millones|mitad|doble|triple|decena|docena|quincena|centena)$/u,
  besideUnit: /^(?:segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]?s?$/,
  counted: { countries: /^países$/, languages: /^(?:idiomas|lenguas)$/ },
  quotes: words('«» “” ‘’'),
  form: { required: /obligatori|requerid/i, optional: /opcional|facultativ/i },
  links: {
    vague: words('aquí haga_clic_aquí haz_clic_aquí pulse_aquí más enlace este_enlace'),
    newTab: /(?:nueva (?:pestaña|ventana)|(?:pestaña|ventana) nueva)/i,
  },
};
