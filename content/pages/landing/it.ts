import { translate } from 'wortlaut';
import source from './es.ts';

export default translate(source, {
  meta: {
    title: '{brand:product}: il sistema di cassa su iPad per negozi in Spagna',
    description:
      'Incassi, fatture e vendite sul telefono. Sistema di cassa in cloud per iPad, con scontrini {fact:law.es.till}. {fact:trial.period} di prova gratuita, senza carta di credito.',
  },
  hero: {
    name: '{brand:product}, la cassa sul tuo iPad',
    heading: 'Giù la serranda, i conti tornano.',
    lead: 'Con {brand:product} un iPad diventa il tuo sistema di cassa: incassi, fatturi e vedi le vendite sul telefono, ovunque tu sia.',
    start: 'Prova gratis',
    how: 'Guarda come funziona',
  },
  returned: { heading: 'Reso' },
  pains: {
    heading: 'Quattro cose che non ti mancheranno',
    items: {
      sheet: {
        title: 'Fatture su un foglio di calcolo',
        text: 'Copi quella di ieri, cambi il nome e speri di non ripetere il numero.',
        over: 'Basta copia e incolla.',
      },
      dated: {
        title: 'Una cassa d’altri tempi',
        text: 'Ci mette un’eternità ad accendersi, si blocca quando c’è coda e per cambiare un prezzo bisogna chiamare il tecnico.',
        over: 'Quel vecchio arnese è storia passata.',
      },
      blind: {
        title: 'Non sapere che cosa si è venduto oggi',
        text: 'Lo scopri contando la cassa. E se non sei in negozio, nemmeno allora.',
        over: 'Basta andare alla cieca.',
      },
      change: {
        title: 'Calcolare il resto a mente',
        text: 'Una banconota grossa, la coda, e qualcuno che fa una domanda proprio durante la sottrazione.',
        over: 'Basta conti a mente.',
      },
    },
  },
  features: {
    heading: 'Quello che si nota dal primo giorno',
    items: {
      invoices: {
        title: 'La fattura, prima che il cliente esca',
        text: 'Scontrino o fattura dalla stessa schermata, con la tua grafica. Si stampa o si manda con un’app di messaggistica.',
      },
      products: {
        title: 'Un articolo nuovo in tre mosse',
        text: 'Lo aggiungi, metti il prezzo e lo trascini al suo posto. Per venderlo basta un tocco.',
      },
      sales: {
        title: 'Le vendite in diretta, ovunque tu sia',
        text: 'Che cosa si vende, chi incassa e a quanto si è arrivati oggi. Sul telefono, a negozio aperto.',
      },
    },
  },
  offer: {
    heading: 'iPad nuovo e un anno di Premium',
    before: 'invece di {fact:offer.regularPrice}',
    included: 'Configurazione gratuita e assistenza 24 ore su 24 incluse.',
    link: 'Vedi l’offerta iPad',
  },
  reviews: {
    heading: 'Che cosa dice chi incassa con {brand:product}',
    rating: '{rating, number} stelle su 5',
    noComment: 'Valutazione senza commento.',
  },
  steps: {
    heading: 'Dallo scatolone alla prima vendita',
    items: {
      account: { title: 'Crea l’account', text: 'Senza carta di credito. È pronto in meno di {fact:setup.time}.' },
      items: {
        title: 'Inserisci gli articoli',
        text: 'Imposta i prezzi e trascina gli articoli al loro posto. Se preferisci, configuriamo noi la cassa a distanza entro {fact:setup.remote}.',
      },
      sell: {
        title: 'Incassa',
        text: 'Tocca l’articolo, incassa, consegna lo scontrino. La sera stampa la chiusura di cassa o salvala in PDF.',
      },
    },
  },
  products: {
    heading: 'E dietro ogni vendita, tutto questo',
    text: 'Addio quaderno e calcolatrice. La domenica pomeriggio torna tua.',
    functions: {
      closing: 'Chiusura di cassa stampata o in PDF',
      book: 'Libro cassa',
      calendar: 'Calendario delle prenotazioni online',
      scanner: 'Lettore di codici a barre',
      accounting: 'Esportazione CSV per la contabilità',
      staff: 'Permessi per ogni dipendente',
    },
    link: 'Vedi tutte le funzioni',
  },
  testimonials: {
    heading: 'Tre banconi, tre chiusure di cassa',
    stats: { customers: 'attività', rating: 'valutazione media', satisfaction: 'soddisfazione' },
  },
  comparison: {
    heading: 'Punto per punto',
    lead: 'Che cosa controllare prima di cambiare cassa.',
    others: 'Altre casse',
    yes: 'Sì',
    no: 'No',
    rows: {
      invoices: 'Fatture dal banco',
      products: 'Articoli gestiti con un clic',
      sales: 'Vendite in tempo reale ovunque tu sia',
      offline: 'Funziona senza internet',
      verifactu: 'Scontrini {fact:law.es.till}',
      contract: 'Nessun vincolo di durata',
    },
  },
  faq: {
    heading: 'Prima di cominciare',
    items: {
      card: {
        question: 'Serve una carta di credito per provarla?',
        answer: 'No. La provi gratis per {fact:trial.period} e decidi dopo.',
      },
      setup: {
        question: 'Quanto ci vuole per iniziare?',
        answer: 'Meno di {fact:setup.time}. Se preferisci affidarti a noi, configuriamo la cassa a distanza entro {fact:setup.remote}.',
      },
      contract: {
        question: 'C’è un vincolo di durata?',
        answer: 'No. In più c’è la garanzia soddisfatti o rimborsati entro {fact:trial.guarantee}.',
      },
      verifactu: {
        question: 'È pronta per {fact:law.es.till}?',
        answer: 'Gli scontrini {fact:law.es.till} sono disponibili da {fact:claims.verifactu}.',
      },
      internet: {
        question: 'E se salta la connessione?',
        answer: '**Continui a vendere.** La cassa salva le vendite e le sincronizza quando torna la connessione.',
      },
      ipad: {
        question: 'E se non ho un iPad?',
        answer: '[Il pacchetto](ipad-offer) ne include uno nuovo. Lo spediamo in {fact:setup.shipping}.',
      },
    },
  },
  closing: {
    heading: 'La prossima volta che abbassi la serranda, la cassa è già chiusa.',
    text: 'Senza carta di credito. Senza impegno.',
    button: 'Prova gratis',
  },
});
