import { defineCopy } from 'wortlaut';

export default defineCopy('about', {
  meta: {
    title: 'Über uns: die Leute hinter der Kasse | {brand:product}',
    description: 'Wer {brand:product} macht, woran wir arbeiten und wofür wir stehen: Mission, Zahlen, Team und vier Grundsätze.',
  },
  heading: 'Wir bauen die Kasse, die\u00a0wir selbst gern hätten',
  lead: '{brand:product} kommt aus Österreich und ist für Betriebe in {fact:claims.countries|word} Ländern gemacht.',
  mission: {
    heading: 'Unser Auftrag',
    text: 'Wer ein Geschäft führt, soll verkaufen und nicht {inCountry, select, ch {Quittungen} other {Belege}} sortieren. Wir bauen eine Kasse, die man in einer Kaffeepause versteht und die danach nicht weiter auffällt.',
  },
  story: {
    heading: 'Wie es dazu kam',
    titles: { beginning: 'Zu viel', growth: 'Weg damit', today: 'Ein Gerät' },
    beginning:
      'Am Anfang stand eine Theke, auf der zu viel lag: Registrierkasse, Kartenterminal, Quittungsblock, Taschenrechner. Das musste auf ein einziges Gerät passen.',
    growth:
      'Gedacht haben wir an Menschen, die den ganzen Tag stehen: in {inCountry, select, ch {Coiffeursalons} other {Friseursalons}}, Cafés und Geschäften. Was sie nicht brauchen, flog hinaus. Was sie jeden Tag brauchen, rückte nach vorn.',
    today:
      'Heute richten wir Kassen per Fernzugriff ein, liefern auf Wunsch das iPad dazu und [helfen kostenlos](support) per Telefon und E-Mail.',
  },
  stats: {
    heading: '{brand:product} in Zahlen',
    items: {
      businesses: 'Betriebe mit {brand:product}',
      uptime: 'Verfügbarkeit',
      satisfaction: 'Zufriedene Kundschaft',
      setup: 'Einrichtung',
    },
    setupTime: 'unter {fact:setup.time}',
  },
  team: {
    heading: 'Das Team',
    lead: 'Wer die Kasse entwirft und baut, wer Ihre Fragen beantwortet und wer die Vorschriften liest.',
    roles: { product: 'Produkt und Gestaltung', engineering: 'Technik', support: 'Support', tax: 'Recht und Fiskalisierung' },
  },
  values: {
    heading: 'Woran wir uns halten',
    items: {
      plain: { title: 'Klartext', text: 'Preise, Fristen und Grenzen stehen da, wo man sie sucht.' },
      counter: { title: 'Von der Theke aus gedacht', text: 'Was beim Verkaufen stört, ist ein Fehler, auch wenn es technisch stimmt.' },
      free: { title: 'Ohne Fesseln', text: 'Keine Mindestlaufzeit. Wer bleibt, bleibt gern.' },
      care: { title: 'Sorgfalt', text: 'Es geht um Ihr Geld und Ihre Zahlen. Wir rechnen nach, bevor wir etwas ausliefern.' },
    },
  },
  closing: {
    heading: 'Die Theke ist jetzt frei',
    text: 'Richten Sie die Kasse auf Ihrem eigenen iPad ein und testen Sie sie {fact:trial.period} kostenlos.',
    button: 'Kostenlos testen',
  },
});
