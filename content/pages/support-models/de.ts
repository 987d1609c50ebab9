import { defineCopy } from 'wortlaut';

export default defineCopy('appendix', {
  meta: {
    title: 'Leistungsbeschreibung Supportmodelle | {brand:product}',
    description: 'Die Supportmodelle von {brand:product}: allgemeiner Support, Premium-Support mit Jahrespauschale oder nach Aufwand.',
  },
  title: 'Leistungsbeschreibung Supportmodelle',
  lead: 'Anhang zu den Allgemeinen Geschäftsbedingungen für {brand:product}.',
  back: 'Zu den AGB in Österreich',
  sections: {
    models: {
      heading: 'Supportmodelle',
      text: { choice: 'Der Kunde wählt das Supportmodell beim Abschluss des Vertrags.' },
      table: {
        columns: { model: 'Supportmodell', billing: 'Abrechnung', price: 'Gebühr' },
        rows: {
          general: { model: 'Allgemeiner Support', billing: 'ohne Abrechnung', price: '**{fact:terms.supportGeneral}** für jeden Kunden' },
          yearly: {
            model: 'Premium-Support mit Jahrespauschale',
            billing: 'Abrechnung jährlich',
            price: '**{fact:terms.supportYearly}** netto pro Jahr, im ersten Jahr kostenlos',
          },
          effort: {
            model: 'Premium-Support nach Aufwand',
            billing: 'Abrechnung je angefangener Minute',
            price: 'netto **{fact:terms.supportMinute}** je Minute',
          },
        },
      },
    },
    change: {
      heading: 'Wechsel der Abrechnung',
      text: {
        yearly:
          'Die Abrechnungsart des Premium-Supports kann jährlich mit Wirkung für das Folgejahr geändert werden. Die Änderung ist dem Anbieter bis zum {fact:terms.supportChange} mitzuteilen.',
        debit: 'Die Abrechnung nach Aufwand setzt voraus, dass der Kunde ein Lastschriftmandat erteilt.',
      },
    },
    faults: {
      heading: 'Störungen',
      text: {
        report: 'Störungen sind ausschließlich per E-Mail und mit einer genauen Beschreibung zu melden.',
        reaction: 'Der Anbieter reagiert auf technische Störungen innerhalb von {fact:terms.reaction|Arbeitstagen}.',
      },
    },
  },
  closing: {
    heading: 'Erst fragen. Dann wählen.',
    text: 'Wir sagen Ihnen, welches Supportmodell zu Ihrem Betrieb passt.',
    button: 'Zum Support',
  },
});
