import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad und Kasse für {fact:offer.price} | {brand:product}',
    description:
      'Neues iPad und ein Jahr Premium für {fact:offer.price} statt {fact:offer.regularPrice}. Kostenlose Einrichtung und Support rund um die Uhr inklusive.',
  },
  hero: {
    eyebrow: 'Für Geschäfte in Spanien',
    heading: 'Ein neues iPad. Ein Jahr Kasse.',
    lead: 'Auspacken, auf die Theke stellen, kassieren. Was einzurichten ist, richten wir ein.',
    cta: 'Paket reservieren',
    call: 'Beratung anrufen',
  },
  receipt: {
    label: 'Was das Angebot enthält und was es kostet',
    items: {
      ipad: { what: 'Neues iPad', amount: 'enthalten' },
      premium: { what: 'Premium, ein Jahr', amount: 'enthalten' },
      setup: { what: 'Einrichtung', amount: 'kostenlos' },
      support: { what: 'Support 24/7', amount: 'enthalten' },
    },
    before: 'Normalpreis',
    saving: 'Sie sparen {fact:offer.saving}',
    total: 'Summe',
  },
  views: {
    heading: 'Was im Karton liegt. Und was in keinen passt.',
    lead: 'Vier Dinge, ein Preis.',
    items: {
      ipad: {
        title: 'Ein neues iPad',
        text: 'Neu, Ihr Eigentum und für die Theke gemacht.',
        picture: 'Ein neues iPad im versiegelten Karton, daneben Kabel und Netzteil',
      },
      premium: {
        title: 'Ein Jahr Premium',
        text: 'Kassieren, Rechnungen schreiben, Zahlen sehen: ein Jahr ist schon bezahlt.',
        picture: 'Die Kasse auf dem iPad: ein Verkauf mit drei Artikeln und dem Betrag',
      },
      setup: {
        title: 'Die Einrichtung',
        text: 'Kostenlos und per Fernzugriff, innerhalb von {fact:setup.remote}.',
        picture: 'Ein iPad mit der Checkliste der Einrichtung, fast alles ist abgehakt',
      },
      support: {
        title: 'Support 24/7',
        text: 'Schreiben Sie uns, wenn es klemmt. Auch spät am Sonntag.',
        picture: 'Ein Gespräch mit dem Support auf dem Handy, bei Nacht',
      },
    },
  },
  features: {
    heading: 'Das erledigt Premium für Sie',
    lead: 'Ein ganzes Jahr lang, im Preis enthalten.',
    items: {
      receipts: 'Belege und Rechnungen, gedruckt oder per Messenger',
      items: 'Artikel anlegen, an ihren Platz ziehen, mit einem Fingertipp verkaufen',
      phone: 'Verkäufe live auf dem Handy',
      offline: 'Verkauft weiter, wenn das Internet ausfällt',
      figures: 'Welche Artikel Geld bringen und welche Stunden leer sind',
      payments: 'Bar, Karte und Handy, auch auf einem Beleg gemischt',
      staff: 'Ihr Team darf, was Sie ihm erlauben',
      verifactu: '{fact:law.es.till}-Belege seit {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Was man hinter der Theke sagt',
    lead: 'Jede Bewertung in der Sprache, in der sie geschrieben wurde.',
    rating: '{rating, number} von 5 Sternen',
  },
  steps: {
    heading: 'Sie reservieren, wir richten ein, Sie kassieren',
    lead: 'Reservieren kostet nichts und ist noch keine Bestellung.',
    items: {
      reserve: { title: 'Paket reservieren', text: 'Sie hinterlassen Ihre Daten, wir rufen an und klären, was offen ist.' },
      setup: { title: 'Wir richten ein', text: 'Wir richten Ihre Kasse innerhalb von {fact:setup.remote} per Fernzugriff ein.' },
      shipping: {
        title: 'Das iPad kommt',
        text: 'Wir verschicken es innerhalb von {fact:setup.shipping|Tagen}. Einschalten und verkaufen.',
      },
    },
  },
  assurances: {
    guarantee: '{fact:trial.guarantee|-tägige} Geld-zurück-Garantie',
    trial: '{fact:trial.period} kostenlos testen, ohne Kreditkarte',
    contract: 'Keine Bindung, klare Preise',
  },
  contact: {
    heading: 'Lieber erst fragen?',
    text: 'Bei uns geht jemand ran, der die Kasse kennt.',
    phone: 'Beratung',
    hours: 'Zeiten',
    email: 'E-Mail',
    emailHours: 'Antwort rund um die Uhr',
  },
  closing: {
    heading: '{fact:offer.price}, und die Theke ist bereit',
    text: 'Das sind {fact:offer.saving} weniger als der Normalpreis.',
    cta: 'Paket reservieren',
  },
  dialog: {
    heading: 'Ihr Paket reservieren',
    lead: 'Hinterlassen Sie Ihre Daten, wir rufen Sie an. Das ist noch keine Bestellung: Die AGB gelten erst, wenn Sie bestellen.',
    price: '{fact:offer.price} statt {fact:offer.regularPrice}',
  },
});
