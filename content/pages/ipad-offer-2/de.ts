import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad und Kasse für {fact:offer.monthly} im Monat | {brand:product}',
    description:
      'iPad, Premium, Einrichtung und Versand: {fact:offer.valueTotal} wert, für {fact:offer.monthly} im Monat. Noch {fact:offer.ipadsLeft} iPads zu diesem Preis.',
  },
  hero: {
    eyebrow: 'Nur in Spanien',
    heading: 'Das iPad, die Kasse und wir.',
    price: '{fact:offer.monthly} im Monat.',
    lead: 'Ein Betrag statt vier Rechnungen. Auspacken, antippen, kassieren.',
    left: 'Noch {fact:offer.ipadsLeft} iPads zu diesem Preis',
    cta: 'Ich will eines',
    secondary: 'Zur Rechnung',
  },
  value: {
    heading: 'Die Rechnung, Zeile für Zeile',
    caption: 'Was jeder Teil des Angebots wert ist',
    part: 'Posten',
    worth: 'Wert',
    parts: { ipad: 'Neues iPad', premium: 'Premium, ein Jahr', setup: 'Einrichtung', shipping: 'Versand' },
    total: 'Einzeln zusammen',
    before: 'Auf einmal, früher',
    once: 'Auf einmal, heute',
    price: 'Im Monat',
    period: 'im Monat',
    saving: 'Sparen Sie bis zu {fact:offer.savingShare}',
  },
  features: {
    heading: 'Gemacht für Samstagmittag',
    lead: 'Wenn zehn Leute warten, soll die Kasse mitdenken.',
    items: {
      counter: { title: 'Antippen, verkauft.', text: 'Artikel anlegen, Preis eingeben, an seinen Platz ziehen. Mehr nicht.' },
      phone: { title: 'Das Geschäft in der Tasche', text: 'Was verkauft wird, von wem und für wie viel, während es passiert.' },
      invoices: { title: 'Die Rechnung, sofort', text: 'Ausdrucken oder per Messenger schicken, in Ihrer Gestaltung.' },
      offline: { title: 'Auch ohne Internet', text: 'Verkäufe werden gespeichert und abgeglichen, sobald die Leitung wieder steht.' },
      figures: { title: 'Zahlen in Echtzeit', text: 'Sie sehen, was Geld bringt, bevor Sie es nachbestellen.' },
      tax: { title: 'Belege nach {fact:law.es.till}', text: 'Mit QR-Code auf jedem Beleg. Es gibt sie seit {fact:claims.verifactu}.' },
    },
  },
  testimonials: {
    heading: 'Diese Geschäfte kassieren schon so',
    lead: 'Drei Geschäfte in Spanien, in ihren eigenen Worten.',
  },
  closing: {
    heading: 'Eines der {fact:offer.ipadsLeft} iPads könnte auf Ihrer Theke stehen',
    text: 'Ihre Angaben bleiben auf diesem Gerät. Sie rufen an, wenn es Ihnen passt. Das kostet nichts und ist noch keine Bestellung.',
    cta: 'Mein iPad reservieren',
    phone: 'Sie erreichen uns unter',
  },
  bar: { label: 'Ihr iPad mit Kasse', cta: 'Reservieren' },
  dialog: {
    heading: 'Ihr iPad reservieren',
    lead: 'Ihre Angaben werden auf diesem Gerät gespeichert. Wenn Sie mit uns sprechen möchten, rufen Sie an: {brand:salesPhone}. Das ist noch keine Bestellung: Die AGB gelten erst, wenn Sie bestellen.',
    price: '{fact:offer.modalMonthly} im Monat',
  },
});
