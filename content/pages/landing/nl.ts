import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: het iPad-kassasysteem voor uw zaak in Spanje',
    description:
      'Afrekenen, factureren en uw verkoop zien op uw telefoon. Kassasysteem op iPad met {fact:law.es.till}-bonnen. Probeer {fact:trial.period} gratis, zonder creditcard.',
  },
  hero: {
    name: '{brand:product}, de kassa op uw iPad',
    heading: 'Deur dicht, kassa klopt.',
    lead: '{brand:product} maakt van een iPad uw kassasysteem: u rekent af, schrijft facturen en ziet de verkoop op uw telefoon, waar u ook bent.',
    start: 'Gratis proberen',
    how: 'Zo werkt het',
  },
  returned: { heading: 'Retour' },
  pains: {
    heading: 'Vier dingen die u niet gaat missen',
    items: {
      sheet: {
        title: 'Facturen in een spreadsheet',
        text: 'U kopieert die van gisteren, past de naam aan en hoopt dat het nummer nog vrij is.',
        over: 'Nooit meer kopiëren en plakken.',
      },
      dated: {
        title: 'Een kassa van vroeger',
        text: 'Opstarten duurt lang, met een rij voor de deur loopt hij vast, en voor een nieuwe prijs moet de monteur komen.',
        over: 'Dat oude ding is verleden tijd.',
      },
      blind: {
        title: 'Niet weten wat u vandaag hebt verkocht',
        text: 'U ziet het pas bij het opmaken van de kas. En bent u niet in de zaak, dan zelfs dat niet.',
        over: 'Nooit meer gokken.',
      },
      change: {
        title: 'Wisselgeld uit het hoofd',
        text: 'Een groot biljet, een rij, en net als u aan het rekenen bent vraagt iemand iets.',
        over: 'Nooit meer hoofdrekenen.',
      },
    },
  },
  features: {
    heading: 'Wat u vanaf dag één merkt',
    items: {
      invoices: {
        title: 'De factuur, voordat de klant weg is',
        text: 'Bon of factuur vanaf hetzelfde scherm, in uw eigen opmaak. U print hem of stuurt hem via een berichtenapp.',
      },
      products: { title: 'Nieuw artikel in drie stappen', text: 'Toevoegen, prijs erbij, op zijn plek slepen. Verkopen is één tik.' },
      sales: {
        title: 'De verkoop live, waar u ook bent',
        text: 'Wat er verkocht wordt, wie afrekent en hoeveel het vandaag is. Op uw telefoon, terwijl de zaak open is.',
      },
    },
  },
  offer: {
    heading: 'Nieuwe iPad en een jaar Premium',
    before: 'in plaats van {fact:offer.regularPrice}',
    included: 'Gratis installatie en 24/7 support inbegrepen.',
    link: 'Bekijk de iPad-aanbieding',
  },
  reviews: {
    heading: 'Wat mensen zeggen die met {brand:product} afrekenen',
    rating: '{rating, number} van de 5 sterren',
    noComment: 'Beoordeeld zonder toelichting.',
  },
  steps: {
    heading: 'Van doos tot eerste verkoop',
    items: {
      account: { title: 'Maak uw account', text: 'Zonder creditcard. Binnen {fact:setup.time} is het klaar.' },
      items: {
        title: 'Zet uw artikelen erin',
        text: 'Vul de prijzen in en sleep de artikelen op hun plek. Liever niet zelf? Dan richten wij de kassa binnen {fact:setup.remote} op afstand in.',
      },
      sell: { title: 'Reken af', text: 'Tik het artikel aan, reken af, geef de bon mee. De dagafsluiting komt op papier of als pdf.' },
    },
  },
  products: {
    heading: 'En achter elke verkoop dit alles',
    text: 'Geen schrift en geen rekenmachine meer, en de zondagmiddag is voor u.',
    functions: {
      closing: 'Dagafsluiting geprint of als pdf',
      book: 'Kasboek',
      calendar: 'Online reserveringskalender',
      scanner: 'Barcodescanner',
      accounting: 'CSV-export voor de boekhouding',
      staff: 'Rechten per medewerker',
    },
    link: 'Bekijk alle functies',
  },
  testimonials: {
    heading: 'Drie toonbanken, drie keer de kas opgemaakt',
    stats: { customers: 'bedrijven', rating: 'gemiddeld cijfer', satisfaction: 'tevredenheid' },
  },
  comparison: {
    heading: 'Punt voor punt',
    lead: 'Waar u op let voordat u van kassa wisselt.',
    others: 'Andere kassa’s',
    yes: 'Ja',
    no: 'Nee',
    rows: {
      invoices: 'Facturen vanaf de toonbank',
      products: 'Artikelen beheren met één klik',
      sales: 'Verkoop in realtime, overal',
      offline: 'Werkt zonder internet',
      verifactu: '{fact:law.es.till}-bonnen',
      contract: 'Geen vaste looptijd',
    },
  },
  faq: {
    heading: 'Voordat u begint',
    items: {
      card: {
        question: 'Heb ik een creditcard nodig om te proberen?',
        answer: 'Nee. U probeert {fact:trial.period} gratis en beslist daarna.',
      },
      setup: {
        question: 'Hoe snel is de kassa klaar?',
        answer:
          'Binnen {fact:setup.time}. Laat u het liever aan ons over, dan richten wij de kassa binnen {fact:setup.remote} op afstand in.',
      },
      contract: {
        question: 'Zit ik ergens aan vast?',
        answer: 'Nee. En u krijgt {fact:trial.guarantee} niet-goed-geld-teruggarantie.',
      },
      verifactu: {
        question: 'Is de kassa klaar voor {fact:law.es.till}?',
        answer: '{fact:law.es.till}-bonnen zijn er sinds {fact:claims.verifactu}.',
      },
      internet: {
        question: 'Wat als het internet uitvalt?',
        answer: '**U verkoopt door.** De kassa bewaart de verkopen en synchroniseert ze zodra er weer verbinding is.',
      },
      ipad: {
        question: 'En als ik geen iPad heb?',
        answer: '[In het pakket](ipad-offer) zit een nieuwe. Wij verzenden die binnen {fact:setup.shipping}.',
      },
    },
  },
  closing: {
    heading: 'De volgende keer dat de deur dichtgaat, klopt de kassa al.',
    text: 'Geen creditcard. Geen verplichting.',
    button: 'Gratis proberen',
  },
});
