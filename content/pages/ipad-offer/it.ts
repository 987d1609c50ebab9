import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: 'iPad e cassa a {fact:offer.price} | {brand:product}',
    description:
      'iPad nuovo e un anno di Premium a {fact:offer.price} invece di {fact:offer.regularPrice}. Configurazione gratuita e assistenza 24/7 incluse.',
  },
  hero: {
    eyebrow: 'Per i negozi in Spagna',
    heading: 'Un iPad nuovo. Un anno di cassa.',
    lead: 'Toglilo dalla scatola, mettilo sul banco e incassa. A configurarlo pensiamo noi.',
    cta: 'Prenota il pacchetto',
    call: 'Chiama un consulente',
  },
  receipt: {
    label: 'Che cosa comprende l’offerta e quanto costa',
    items: {
      ipad: { what: 'iPad nuovo', amount: 'incluso' },
      premium: { what: 'Premium, un anno', amount: 'incluso' },
      setup: { what: 'Configurazione', amount: 'gratuita' },
      support: { what: 'Assistenza 24/7', amount: 'inclusa' },
    },
    before: 'Prezzo normale',
    saving: 'Risparmi {fact:offer.saving}',
    total: 'Totale',
  },
  views: {
    heading: 'Quello che c’è nella scatola. E quello che non ci sta.',
    lead: 'Quattro cose, un solo prezzo.',
    items: {
      ipad: {
        title: 'Un iPad nuovo',
        text: 'Nuovo, tuo e fatto per stare sul banco.',
        picture: 'Un iPad nuovo nella sua scatola sigillata, con cavo e caricatore accanto',
      },
      premium: {
        title: 'Un anno di Premium',
        text: 'Incassare, fatturare, vedere i numeri: un anno è già pagato.',
        picture: 'La cassa sull’iPad: una vendita di tre articoli e il totale da pagare',
      },
      setup: {
        title: 'La configurazione',
        text: 'Gratis e a distanza, entro {fact:setup.remote}.',
        picture: 'Un iPad con la lista della configurazione, quasi tutta spuntata',
      },
      support: {
        title: 'Assistenza 24/7',
        text: 'Scrivici quando qualcosa si blocca, anche di domenica sera.',
        picture: 'Una conversazione con l’assistenza sul telefono, di notte',
      },
    },
  },
  features: {
    heading: 'Che cosa fa Premium per te',
    lead: 'Un anno intero, già compreso nel prezzo.',
    items: {
      receipts: 'Scontrini e fatture, stampati o inviati con un’app di messaggistica',
      items: 'Articoli da aggiungere, trascinare e vendere con un tocco',
      phone: 'Le vendite in diretta sul telefono',
      offline: 'Continua a vendere quando manca internet',
      figures: 'Quali articoli rendono e quali ore sono fiacche',
      payments: 'Contanti, carta e telefono, anche sullo stesso scontrino',
      staff: 'Dipendenti con i permessi che decidi tu',
      verifactu: 'Scontrini {fact:law.es.till} da {fact:claims.verifactu}',
    },
  },
  reviews: {
    heading: 'Parola di chi sta dietro il banco',
    lead: 'Ogni recensione nella lingua in cui è stata scritta.',
    rating: '{rating, number} stelle su 5',
  },
  steps: {
    heading: 'Tu prenoti, noi configuriamo, tu incassi',
    lead: 'Prenotare non costa nulla e non è ancora un ordine.',
    items: {
      reserve: { title: 'Prenota il pacchetto', text: 'Lasciaci i tuoi dati e ti chiamiamo per definire il resto.' },
      setup: { title: 'Lo configuriamo', text: 'Configuriamo la cassa a distanza entro {fact:setup.remote}.' },
      shipping: { title: 'Arriva l’iPad', text: 'Lo spediamo in {fact:setup.shipping}. Lo accendi e vendi.' },
    },
  },
  assurances: {
    guarantee: 'Soddisfatti o rimborsati entro {fact:trial.guarantee}',
    trial: '{fact:trial.period} di prova gratuita, senza carta di credito',
    contract: 'Nessun vincolo e prezzi chiari',
  },
  contact: {
    heading: 'Preferisci chiedere prima?',
    text: 'Ti risponde una persona che conosce la cassa.',
    phone: 'Ufficio commerciale',
    hours: 'Orari',
    email: 'E-mail',
    emailHours: 'Rispondiamo 24/7',
  },
  closing: {
    heading: '{fact:offer.price} e il banco è pronto',
    text: 'Sono {fact:offer.saving} in meno del prezzo normale.',
    cta: 'Prenota il pacchetto',
  },
  dialog: {
    heading: 'Prenota il tuo pacchetto',
    lead: 'Lasciaci i tuoi dati e ti chiamiamo. Non è ancora un ordine: le condizioni valgono quando ordini.',
    price: '{fact:offer.price} invece di {fact:offer.regularPrice}',
  },
});
