import { defineCopy } from '../../../generator/model/index.ts';

export default defineCopy('about', {
  meta: {
    title: 'Über uns: die Leute hinter der Kasse | {brand:product}',
    description: 'Wer {brand:product} macht, woran wir arbeiten und wofür wir stehen: Mission, Zahlen, Team und vier Grundsätze.',
  },
  heading: 'Wir bauen die Kasse, die wir selbst gern hätten',
  lead: '{brand:product} kommt aus Wieselburg und steht heute auf Tresen in sieben Ländern.',
  mission: {
    heading: 'Unser Auftrag',
    text: 'Wer einen Laden führt, soll verkaufen und nicht Belege sortieren. Wir bauen eine Kasse, die man in einer Pause versteht und die den Rest des Tages nicht auffällt.',
  },
  story: {
    heading: 'Wie es dazu kam',
    beginning: 'Am Anfang stand ein Tresen, auf dem zu viel lag: Registrierkasse, Kartengerät, Quittungsblock, Taschenrechner. Das musste auf ein einziges Gerät passen.',
    growth: 'Friseurinnen, Baristas und Händler haben mitgeredet. Was sie nicht brauchten, flog hinaus. Was sie jeden Tag brauchten, rückte nach vorn.',
    today: 'Heute richten wir jede Kasse aus der Ferne ein, liefern das iPad gleich mit und sind da, wenn es am Samstag um zwölf eine Frage gibt.',
  },
  stats: {
    heading: '{brand:product} in Zahlen',
    items: { businesses: 'Betriebe arbeiten damit', uptime: 'Verfügbarkeit', satisfaction: 'zufriedene Kundinnen und Kunden', setup: 'bis zur fertigen Einrichtung' },
  },
  team: {
    heading: 'Das Team',
    lead: 'Wer abhebt, wenn Sie anrufen, und wer nachts die Server hütet.',
    roles: { product: 'Produkt und Gestaltung', engineering: 'Technik', support: 'Support', tax: 'Recht und Fiskalisierung' },
  },
  values: {
    heading: 'Woran wir uns halten',
    items: {
      plain: { title: 'Klartext', text: 'Preise, Fristen und Grenzen stehen da, wo man sie sucht.' },
      counter: { title: 'Vom Tresen gedacht', text: 'Was im Laden stört, ist ein Fehler, auch wenn es technisch stimmt.' },
      free: { title: 'Ohne Fesseln', text: 'Kein Knebelvertrag. Wer bleibt, bleibt gern.' },
      care: { title: 'Sorgfalt', text: 'Es geht um Ihr Geld und Ihre Zahlen. Wir rechnen nach, bevor wir etwas ausliefern.' },
    },
  },
});
