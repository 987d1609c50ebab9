import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: {
    title: 'Leistungsbeschreibung und Preisliste | {brand:product}',
    description: 'Was {brand:product} leistet und was es kostet: Kassenmodelle mit Monatspreis, Support, Datenübergabe und Papierrechnung.',
  },
  title: 'Leistungsbeschreibung und\u00a0Preisliste',
  lead: 'Anhang zu den Allgemeinen Geschäftsbedingungen für {brand:product}.',
  back: 'Zu den AGB in Österreich',
  sections: {
    models: {
      heading: 'Kassenmodelle',
      text: {
        fee: 'Die Grundgebühr richtet sich nach dem Kassenmodell. Die genannten Grundgebühren gelten für Österreich, pro Monat und netto.',
      },
      table: {
        marked: 'Beliebt',
        columns: { model: 'Modell', price: 'Grundgebühr', note: 'Merkmal' },
        rows: {
          free: { model: 'FREE', price: '**{fact:prices.free}** netto pro Monat', note: 'Kostet nichts, und das bleibt auch so.' },
          starter: { model: 'STARTER', price: '**{fact:prices.starter}** netto pro Monat', note: 'Das günstigste bezahlte Modell.' },
          business: { model: 'BUSINESS', price: '**{fact:prices.business}** netto pro Monat', note: 'Das Modell, das die meisten wählen.' },
          premium: { model: 'PREMIUM', price: '**{fact:prices.premium}** netto pro Monat', note: 'Damit beginnt der kostenlose Test.' },
        },
      },
    },
    other: {
      heading: 'Weitere Gebühren',
      text: { net: 'Alle Preise sind Nettopreise und verstehen sich ohne Umsatzsteuer.' },
      table: {
        columns: { service: 'Leistung', price: 'Gebühr' },
        rows: {
          supportYearly: {
            service: 'Premium-Support mit Jahres\u00adpauschale, im ersten Jahr kostenlos',
            price: '**{fact:terms.supportYearly}** pro Jahr',
          },
          supportMinute: { service: 'Premium-Support nach Aufwand', price: '**{fact:terms.supportMinute}** je angefangener Minute' },
          handover: {
            service: 'Daten\u00adübergabe nach der Kündigung, in Einheiten von {fact:terms.handoverUnit|Minuten}',
            price: '**{fact:terms.handoverHour}** je Stunde',
          },
          paperInvoice: { service: 'Rechnung in Papierform', price: '**{fact:terms.paperInvoice}** je Rechnung' },
        },
      },
    },
    trial: {
      heading: 'Kostenloser Test',
      text: {
        period: 'Der Test im Demomodus dauert {fact:terms.demo|Tage} und umfasst das Modell PREMIUM mit allen Modulen.',
        after:
          'Im Demomodus tragen Rechnungen und Belege die Kennzeichnung „DEMO“. Wer ein Modell wählt, wechselt in den Echtmodus; dabei werden alle Testrechnungen gelöscht.',
      },
    },
    service: {
      heading: 'Leistung',
      text: {
        cloud:
          '{brand:product} ist eine Registrierkasse in der Cloud, die der Anbieter als Software as a Service über das Internet bereitstellt.',
        limits:
          'Gleichzeitig darf höchstens {fact:terms.devices} Gerät die Kasse nutzen. Einen Offline-Modus gibt es nicht. Browser und mobile Systeme müssen aus den letzten {fact:terms.browserAge|Jahren} stammen.',
      },
    },
    modules: {
      heading: 'Module',
      text: { fee: 'Für Modulfunktionen fallen Modulgebühren an. Module können jederzeit aktiviert und deaktiviert werden.' },
    },
    index: {
      heading: 'Wertsicherung',
      text: {
        index:
          'Die Preise sind an den von der Statistik Austria veröffentlichten österreichischen Verbraucherpreisindex (VPI) {fact:terms.indexYear} gebunden.',
      },
    },
  },
  closing: {
    heading: 'Erst rechnen. Dann testen.',
    text: '{fact:trial.period} kostenlos. Ohne Kreditkarte.',
    button: 'Kostenlos testen',
  },
});
