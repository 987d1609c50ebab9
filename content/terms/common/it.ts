import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Condizioni generali di contratto per {brand:product}',
    description:
      'Condizioni contrattuali per {brand:product}: registrazione, utilizzo, assistenza, corrispettivi, blocco, recesso e responsabilità.',
  },
  title: 'Condizioni generali di contratto',
  lead: 'Le presenti condizioni disciplinano il contratto relativo all’utilizzo della cassa in cloud {brand:product} da parte di imprenditori.',
  clauses: {
    scope: {
      heading: 'Ambito di applicazione e oggetto del contratto',
      provider:
        'Le presenti Condizioni generali di contratto si applicano ai contratti con {brand:provider} (di seguito “{def:provider|Fornitore}”) relativi all’oggetto indicato all’articolo {ref:scope.subject}. Il {term:provider|Fornitore} può essere contattato via e-mail all’indirizzo {brand:email}.',
      subject:
        'Oggetto del contratto è la messa a disposizione in abbonamento della cassa in cloud {brand:product} (di seguito “{def:product|Prodotto}”) come software as a service.',
      business:
        'Il {term:product|Prodotto} è offerto esclusivamente a imprenditori. Può essere controparte contrattuale (di seguito “{def:customer|Cliente}”) del {term:provider|Fornitore} soltanto chi esercita un’impresa.',
      age: 'Il {term:customer|Cliente} deve avere un’età di almeno {fact:terms.minimumAge|anni}.',
      exclusive:
        'Si applicano esclusivamente le presenti Condizioni generali. Le condizioni generali del {term:customer|Cliente} non entrano a far parte del contratto.',
      appendices:
        'Costituiscono allegati alle presenti Condizioni generali e parte integrante del contratto la {doc:prices|Descrizione delle prestazioni e listino prezzi}, l’{doc:countries|Elenco dei Paesi} e la {doc:models|Descrizione delle prestazioni dei modelli di assistenza}.',
      country:
        'L’account del cliente (di seguito “{def:account|Account}”) comprende un indirizzo e-mail personale, una password e il Paese scelto. Ogni {term:account|Account} è vincolato al Paese scelto. I Paesi tra i quali è possibile scegliere sono indicati nell’{doc:countries|Elenco dei Paesi}.',
    },
    registration: {
      heading: 'Registrazione',
      free: 'La registrazione è gratuita.',
      truth: 'I dati forniti dal {term:customer|Cliente} all’atto della registrazione devono essere completi e corretti.',
      proof:
        'Il {term:provider|Fornitore} può richiedere al {term:customer|Cliente} di comprovare i dati forniti all’atto della registrazione.',
      password: 'Il {term:customer|Cliente} è tenuto a modificare la password del proprio {term:account|Account} dopo il primo accesso.',
    },
    contract: {
      heading: 'Conclusione e durata del contratto',
      conclusion:
        'Il contratto si conclude quando il {term:customer|Cliente} seleziona un modello di cassa (di seguito “{def:model|Modello}”), funzioni modulari (di seguito “{def:module|Moduli}”) e un modello di assistenza e accetta attivamente le presenti Condizioni generali.',
      duration: 'Il contratto è concluso a tempo indeterminato.',
      modules: 'Il {term:customer|Cliente} può attivare e disattivare i {term:module|Moduli} in qualsiasi momento.',
      freeModules:
        'Il {term:provider|Fornitore} può in qualsiasi momento ritirare o rendere a pagamento un {term:module|Modulo} che sia gratuito fino a revoca.',
    },
    demo: {
      heading: 'Modalità Demo e Modalità Operativa',
      period:
        'Il {term:product|Prodotto} è inizialmente a disposizione del {term:customer|Cliente} in un esercizio di prova gratuito (di seguito “{def:demo|Modalità Demo}”). La {term:demo|Modalità Demo} ha una durata di {fact:terms.demo|giorni}.',
      extent: 'La {term:demo|Modalità Demo} comprende il {term:model|Modello} PREMIUM con tutti i {term:module|Moduli}.',
      mark: 'Le fatture e le ricevute emesse nella {term:demo|Modalità Demo} recano la dicitura “DEMO”.',
      real: 'Con la scelta di un {term:model|Modello} il {term:customer|Cliente} passa all’esercizio effettivo (di seguito “{def:real|Modalità Operativa}”). Con il passaggio alla {term:real|Modalità Operativa} tutte le fatture di prova vengono cancellate.',
    },
    service: {
      heading: 'Prestazioni del Fornitore',
      cloud:
        'Il {term:provider|Fornitore} mette a disposizione il {term:product|Prodotto} tramite internet. L’ambito delle prestazioni risulta dal {term:model|Modello} scelto, dai {term:module|Moduli} attivati e dalla {doc:prices|Descrizione delle prestazioni e listino prezzi}.',
      offline: 'Non esiste una modalità offline. L’utilizzo del {term:product|Prodotto} presuppone una connessione a internet attiva.',
      browsers:
        'I browser e i sistemi mobili con i quali il {term:customer|Cliente} utilizza il {term:product|Prodotto} devono risalire agli ultimi {fact:terms.browserAge|anni}.',
      minorChange:
        'Una modifica delle funzioni in misura inferiore al {fact:terms.functionCut} è considerata di lieve entità. Alle limitazioni delle funzioni a pagamento in misura pari o superiore a tale soglia si applica l’articolo {ref:termination.customerCause}.',
      hardware:
        'Il {term:provider|Fornitore} garantisce la compatibilità hardware del {term:product|Prodotto} per la durata di {fact:terms.hardware|mesi}.',
    },
    use: {
      heading: 'Utilizzo e sicurezza',
      business: 'Il {term:customer|Cliente} può utilizzare il {term:product|Prodotto} esclusivamente per la propria impresa.',
      country:
        'Il {term:customer|Cliente} può utilizzare il {term:product|Prodotto} esclusivamente nel Paese al quale il suo {term:account|Account} è vincolato ai sensi dell’articolo {ref:scope.country}.',
      secrecy:
        'Il {term:customer|Cliente} è tenuto a mantenere segrete le credenziali di amministratore del proprio {term:account|Account}.',
      modification: 'Il {term:customer|Cliente} non può elaborare né modificare il {term:product|Prodotto}.',
      thirdParties: 'Il {term:customer|Cliente} non può far utilizzare il {term:product|Prodotto} a terzi.',
      employees:
        'Le persone che operano per l’impresa del {term:customer|Cliente} (di seguito “{def:employee|Collaboratori}”) utilizzano il {term:product|Prodotto} secondo le istruzioni del {term:customer|Cliente}. L’articolo {ref:use.thirdParties} non osta all’utilizzo da parte dei {term:employee|Collaboratori} destinatari di tali istruzioni.',
      devices: 'Il {term:product|Prodotto} può essere utilizzato contemporaneamente su non più di {fact:terms.devices} dispositivo.',
      harmful:
        'Il {term:customer|Cliente} è tenuto a provvedere affinché, per effetto del suo utilizzo, non vengano introdotti nel {term:product|Prodotto} dati che possano comprometterne la sicurezza (di seguito “{def:harmful|Dati Dannosi}”).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Assistenza e malfunzionamenti',
      general: 'L’assistenza generale è gratuita.',
      premium:
        'L’assistenza Premium è fatturata con un forfait annuo o in base al tempo impiegato. L’ammontare delle tariffe di assistenza è disciplinato dall’articolo {ref:fees.support}.',
      models:
        'Il {term:customer|Cliente} sceglie il modello di assistenza. I modelli di assistenza sono descritti nella {doc:models|Descrizione delle prestazioni dei modelli di assistenza}.',
      change:
        'Il {term:customer|Cliente} può modificare ogni anno la modalità di fatturazione dell’assistenza Premium con effetto per l’anno successivo. La modifica deve essere comunicata al {term:provider|Fornitore} entro il {fact:terms.supportChange}.',
      debit: 'La fatturazione in base al tempo impiegato presuppone che il {term:customer|Cliente} rilasci un mandato di addebito diretto.',
      faults: 'Il {term:customer|Cliente} è tenuto a segnalare i malfunzionamenti esclusivamente via e-mail e con una descrizione precisa.',
      reaction: 'Il {term:provider|Fornitore} reagisce ai malfunzionamenti tecnici entro {fact:terms.reaction|giorni lavorativi}.',
    },
    fees: {
      heading: 'Corrispettivi e pagamento',
      parts:
        'Il {term:customer|Cliente} è tenuto a pagare il canone base del {term:model|Modello} scelto, i canoni dei {term:module|Moduli} attivati e le tariffe di assistenza (di seguito, congiuntamente, “{def:fees|Corrispettivi}”). L’ammontare dei {term:fees|Corrispettivi} risulta dalla {doc:prices|Descrizione delle prestazioni e listino prezzi} e dalle presenti Condizioni generali.',
      net: 'Tutti i prezzi sono prezzi netti e si intendono IVA esclusa.',
      payment: 'Il pagamento avviene con carta o mediante addebito diretto tramite un prestatore di servizi di pagamento.',
      support:
        'Il forfait annuo per l’assistenza Premium è pari a {fact:terms.supportYearly} netti all’anno; nel primo anno l’assistenza Premium con forfait annuo è gratuita. In caso di fatturazione in base al tempo impiegato, la tariffa di assistenza è pari a {fact:terms.supportMinute} netti per ogni minuto iniziato.',
      handover:
        'Per la consegna dei dati successiva al recesso dal contratto (di seguito “{def:handover|Consegna dei Dati}”) il {term:provider|Fornitore} addebita {fact:terms.handoverHour} netti all’ora, in unità di {fact:terms.handoverUnit|minuti}.',
      paperInvoice: 'Per ogni fattura in formato cartaceo il {term:provider|Fornitore} addebita {fact:terms.paperInvoice} netti.',
      interest:
        'In caso di mora del {term:customer|Cliente} nel pagamento, gli interessi moratori sono pari al {fact:terms.lateInterest} annuo.',
      index:
        'I prezzi sono ancorati all’indice austriaco dei prezzi al consumo (VPI) {fact:terms.indexYear}, pubblicato da Statistik Austria.',
    },
    blocking: {
      heading: 'Blocco e cancellazione',
      arrears:
        'In caso di mancato pagamento di {term:fees|Corrispettivi}, il {term:provider|Fornitore} può bloccare l’{term:account|Account} previo avvertimento.',
      effect:
        'Durante il blocco gli obblighi del {term:provider|Fornitore} sono sospesi; i {term:fees|Corrispettivi} continuano a maturare.',
      abuse: 'In caso di sospetto abuso il {term:provider|Fornitore} può bloccare o cancellare l’{term:account|Account}.',
    },
    changes: {
      heading: 'Modifiche delle Condizioni generali e dei prezzi',
      terms:
        'Il {term:provider|Fornitore} può modificare le presenti Condizioni generali. La modifica acquista efficacia decorsi {fact:terms.termsNotice|giorni di calendario} dalla sua comunicazione al {term:customer|Cliente}, salvo che il {term:customer|Cliente} vi si opponga via e-mail.',
      silence:
        'Il silenzio del {term:customer|Cliente} vale come consenso alla modifica comunicata ai sensi dell’articolo {ref:changes.terms}.',
      prices:
        'Il {term:provider|Fornitore} può modificare i prezzi ed è tenuto a comunicare al {term:customer|Cliente} le variazioni di prezzo con un preavviso di {fact:terms.priceNotice|giorni}.',
      firstMonths: 'Nei primi {fact:terms.noIncrease|mesi} i prezzi non vengono aumentati.',
    },
    termination: {
      heading: 'Recesso',
      customer:
        'Il {term:customer|Cliente} può recedere dal contratto in qualsiasi momento con effetto immediato, anche durante il blocco del proprio {term:account|Account}.',
      provider:
        'Il {term:provider|Fornitore} può recedere dal contratto con un preavviso di {fact:terms.providerNotice|settimane}, con effetto dalla fine di un mese.',
      cause:
        'Il {term:provider|Fornitore} può recedere dal contratto per giusta causa con effetto immediato. Sussiste giusta causa, in particolare, qualora il {term:customer|Cliente}, decorso un termine supplementare di {fact:terms.arrearsGrace|giorni}, sia ancora in mora nel pagamento o qualora violi gli articoli {ref:use.secrecy..use.thirdParties} (credenziali di accesso, modifica del {term:product|Prodotto}, utilizzo da parte di terzi), {ref:use.devices} (dispositivi) o {ref:use.harmful} ({term:harmful|Dati Dannosi}).',
      customerCause:
        'Per il {term:customer|Cliente} sussiste giusta causa di recesso qualora le funzioni a pagamento siano limitate in misura pari o superiore al {fact:terms.functionCut}. Tale diritto di recesso deve essere esercitato entro {fact:terms.functionCutUse|giorni}.',
      handover: 'Alla {term:handover|Consegna dei Dati} si applica l’articolo {ref:fees.handover}.',
    },
    defects: {
      heading: 'Vizi',
      report: 'Il {term:customer|Cliente} è tenuto a comunicare vizi e contestazioni via e-mail entro {fact:terms.defectReport|giorni}.',
      claims:
        'I termini di cui agli articoli {ref:liability.expiry} e {ref:liability.latest} si applicano anche alle pretese del {term:customer|Cliente} derivanti da un vizio.',
    },
    liability: {
      heading: 'Responsabilità e decadenza dalle pretese',
      cap: 'La responsabilità del {term:provider|Fornitore} per colpa è limitata, nell’ammontare, a {fact:terms.capFactor} volte il canone base annuo netto di cui all’articolo {ref:fees.parts}.',
      expiry: 'Le pretese del {term:customer|Cliente} si estinguono per decadenza decorsi {fact:terms.claimsKnown|mesi} dalla conoscenza.',
      latest: 'Le pretese del {term:customer|Cliente} si estinguono in ogni caso per decadenza decorsi {fact:terms.claimsLatest|anni}.',
    },
    law: {
      heading: 'Legge applicabile e foro competente',
      applicable: 'Si applica il diritto austriaco.',
      court: 'Foro competente è quello del luogo in cui ha sede il {term:provider|Fornitore}, a Wieselburg (Austria).',
    },
  },
} as const satisfies Guide);
