import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad en kassa voor {fact:offer.price} | {brand:product}',
    description:
      'Een nieuwe iPad en een jaar Premium voor {fact:offer.price} in plaats van {fact:offer.regularPrice}. Gratis installatie en 24/7 support inbegrepen.',
  },
  hero: {
    eyebrow: 'Voor winkels in Spanje',
    heading: 'Een nieuwe iPad. Een jaar kassa.',
    lead: 'Uitpakken, op de toonbank zetten, afrekenen. Wat er in te richten is, richten wij in.',
    cta: 'Pakket reserveren',
    call: 'Bel een adviseur',
  },
  receipt: {
    label: 'Wat de aanbieding bevat en wat hij kost',
    items: {
      ipad: { what: 'Nieuwe iPad', amount: 'inbegrepen' },
      premium: { what: 'Premium, een jaar', amount: 'inbegrepen' },
      setup: { what: 'Installatie', amount: 'gratis' },
      support: { what: 'Support 24/7', amount: 'inbegrepen' },
    },
    before: 'Normale prijs',
    saving: 'U bespaart {fact:offer.saving}',
    total: 'Totaal',
  },
  views: {
    heading: 'Wat er in de doos zit. En wat er niet in past.',
    lead: 'Vier dingen, één prijs.',
    items: {
      ipad: {
        title: 'Een nieuwe iPad',
        text: 'Nieuw, van u en gemaakt voor op de toonbank.',
        picture: 'Een nieuwe iPad in zijn verzegelde doos, met kabel en oplader ernaast',
      },
      premium: {
        title: 'Een jaar Premium',
        text: 'Afrekenen, factureren, cijfers bekijken: een jaar is al betaald.',
        picture: 'De kassa op de iPad: een verkoop van drie artikelen en het totaal',
      },
      setup: {
        title: 'De installatie',
        text: 'Gratis en op afstand, binnen {fact:setup.remote}.',
        picture: 'Een iPad met de installatielijst, bijna helemaal afgevinkt',
      },
      support: {
        title: 'Support 24/7',
        text: 'Schrijf ons als u vastloopt, ook laat op zondag.',
        picture: 'Een gesprek met support op een telefoon, ’s nachts',
      },
    },
  },
  features: {
    heading: 'Wat Premium voor u doet',
    lead: 'Een heel jaar, al in de prijs inbegrepen.',
    items: {
      receipts: 'Bonnen en facturen, geprint of via een berichtenapp',
      items: 'Artikelen toevoegen, op hun plek slepen en met één tik verkopen',
      phone: 'De verkoop live op uw telefoon',
      offline: 'Verkoopt door als het internet uitvalt',
      figures: 'Welke artikelen geld opleveren en welke uren stil zijn',
      payments: 'Contant, pin en telefoon, ook op één bon',
      staff: 'Medewerkers met de rechten die u geeft',
      verifactu: '{fact:law.es.till}-bonnen sinds {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Gehoord achter de toonbank',
    lead: 'Elke beoordeling in de taal waarin die is geschreven.',
    rating: '{rating, number} van 5 sterren',
  },
  steps: {
    heading: 'U reserveert, wij richten in, u rekent af',
    lead: 'Reserveren kost niets en is nog geen bestelling.',
    items: {
      reserve: { title: 'Reserveer het pakket', text: 'U laat uw gegevens achter en wij bellen u om de rest te regelen.' },
      setup: { title: 'Wij richten hem in', text: 'Wij richten uw kassa binnen {fact:setup.remote} op afstand in.' },
      shipping: { title: 'De iPad komt eraan', text: 'We versturen hem binnen {fact:setup.shipping}. Aanzetten en verkopen.' },
    },
  },
  assurances: {
    guarantee: '{fact:trial.guarantee} niet-goed-geld-teruggarantie',
    trial: '{fact:trial.period} gratis proberen, zonder creditcard',
    contract: 'U zit nergens aan vast en kent de prijs',
  },
  contact: {
    heading: 'Liever eerst vragen?',
    text: 'U krijgt iemand die de kassa kent.',
    phone: 'Adviseur',
    hours: 'Bereikbaar',
    email: 'E-mail',
    emailHours: 'Dag en nacht antwoord',
  },
  closing: {
    heading: '{fact:offer.price}, en de toonbank is klaar',
    text: 'Dat is {fact:offer.saving} minder dan de normale prijs.',
    cta: 'Pakket reserveren',
  },
  dialog: {
    heading: 'Reserveer uw pakket',
    lead: 'Laat uw gegevens achter en wij bellen u. Het is nog geen bestelling: de voorwaarden gelden pas als u bestelt.',
    price: '{fact:offer.price} in plaats van {fact:offer.regularPrice}',
  },
});
