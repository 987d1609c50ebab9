import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Algemene voorwaarden voor {brand:product}',
    description:
      'Contractvoorwaarden voor {brand:product}: registratie, gebruik, support, vergoedingen, blokkering, opzegging en aansprakelijkheid.',
  },
  title: 'Algemene voorwaarden',
  lead: 'Deze voorwaarden regelen de overeenkomst inzake het gebruik van de cloudkassa {brand:product} door ondernemers.',
  clauses: {
    scope: {
      heading: 'Toepasselijkheid en onderwerp van de overeenkomst',
      provider:
        'Deze algemene voorwaarden zijn van toepassing op overeenkomsten met {brand:provider} (hierna: de “{def:provider|Leverancier}”) met betrekking tot het in artikel {ref:scope.subject} genoemde onderwerp. De {term:provider|Leverancier} is per e-mail bereikbaar via {brand:email}.',
      subject:
        'Onderwerp van de overeenkomst is de terbeschikkingstelling van de cloudkassa {brand:product} (hierna: het “{def:product|Product}”) als software as a service op abonnementsbasis.',
      business:
        'Het {term:product|Product} wordt uitsluitend aan ondernemers aangeboden. Alleen wie een onderneming drijft, kan wederpartij (hierna: de “{def:customer|Klant}”) van de {term:provider|Leverancier} zijn.',
      age: 'De {term:customer|Klant} moet ten minste {fact:terms.minimumAge|jaar} oud zijn.',
      exclusive:
        'Uitsluitend deze algemene voorwaarden zijn van toepassing. Algemene voorwaarden van de {term:customer|Klant} maken geen deel uit van de overeenkomst.',
      appendices:
        'Bijlagen bij deze algemene voorwaarden en onderdeel van de overeenkomst zijn de {doc:prices|Dienstbeschrijving en prijslijst}, de {doc:countries|Landenlijst} en de {doc:models|Dienstbeschrijving supportmodellen}.',
      country:
        'Het klantaccount (hierna: het “{def:account|Account}”) omvat een persoonlijk e-mailadres, een wachtwoord en het gekozen land. Elk {term:account|Account} is aan het gekozen land gebonden. De landen waaruit kan worden gekozen, staan vermeld in de {doc:countries|Landenlijst}.',
    },
    registration: {
      heading: 'Registratie',
      free: 'De registratie is kosteloos.',
      truth: 'De gegevens die de {term:customer|Klant} bij de registratie verstrekt, moeten volledig en juist zijn.',
      proof:
        'De {term:provider|Leverancier} kan van de {term:customer|Klant} bewijs verlangen van de bij de registratie verstrekte gegevens.',
      password: 'De {term:customer|Klant} dient het wachtwoord van zijn {term:account|Account} na de eerste aanmelding te wijzigen.',
    },
    contract: {
      heading: 'Totstandkoming en duur van de overeenkomst',
      conclusion:
        'De overeenkomst komt tot stand doordat de {term:customer|Klant} een kassamodel (hierna: het “{def:model|Model}”), modulefuncties (hierna: de “{def:module|Modules}”) en een supportmodel kiest en deze algemene voorwaarden actief aanvaardt.',
      duration: 'De overeenkomst wordt voor onbepaalde tijd aangegaan.',
      modules: 'De {term:customer|Klant} kan {term:module|Modules} te allen tijde activeren en deactiveren.',
      freeModules:
        'De {term:provider|Leverancier} kan een {term:module|Module} die tot wederopzegging kosteloos is, te allen tijde intrekken of daaraan kosten verbinden.',
    },
    demo: {
      heading: 'Demomodus en Livemodus',
      period:
        'Het {term:product|Product} staat de {term:customer|Klant} aanvankelijk ter beschikking voor kosteloos proefgebruik (hierna: de “{def:demo|Demomodus}”). De {term:demo|Demomodus} duurt {fact:terms.demo|dagen}.',
      extent: 'De {term:demo|Demomodus} omvat het {term:model|Model} PREMIUM met alle {term:module|Modules}.',
      mark: 'Facturen en bonnen die in de {term:demo|Demomodus} worden opgemaakt, dragen de aanduiding “DEMO”.',
      real: 'Door een {term:model|Model} te kiezen, gaat de {term:customer|Klant} over op daadwerkelijk gebruik (hierna: de “{def:real|Livemodus}”). Bij de overgang naar de {term:real|Livemodus} worden alle proeffacturen verwijderd.',
    },
    service: {
      heading: 'Dienstverlening van de Leverancier',
      cloud:
        'De {term:provider|Leverancier} stelt het {term:product|Product} via internet ter beschikking. De omvang van de dienstverlening volgt uit het gekozen {term:model|Model}, de geactiveerde {term:module|Modules} en de {doc:prices|Dienstbeschrijving en prijslijst}.',
      offline: 'Er is geen offlinemodus. Voor het gebruik van het {term:product|Product} is een actieve internetverbinding vereist.',
      browsers:
        'De browsers en mobiele systemen waarmee de {term:customer|Klant} het {term:product|Product} gebruikt, moeten uit de laatste {fact:terms.browserAge|jaar} afkomstig zijn.',
      minorChange:
        'Een wijziging van de functies met minder dan {fact:terms.functionCut} geldt als gering. Op beperkingen van betaalde functies vanaf die omvang is artikel {ref:termination.customerCause} van toepassing.',
      hardware:
        'De {term:provider|Leverancier} garandeert de hardwarecompatibiliteit van het {term:product|Product} voor de duur van {fact:terms.hardware|maanden}.',
    },
    use: {
      heading: 'Gebruik en beveiliging',
      business: 'De {term:customer|Klant} mag het {term:product|Product} uitsluitend voor zijn eigen onderneming gebruiken.',
      country:
        'De {term:customer|Klant} mag het {term:product|Product} uitsluitend gebruiken in het land waaraan zijn {term:account|Account} op grond van artikel {ref:scope.country} is gebonden.',
      secrecy: 'De {term:customer|Klant} dient de toegangsgegevens van de beheerder van zijn {term:account|Account} geheim te houden.',
      modification: 'De {term:customer|Klant} mag het {term:product|Product} noch bewerken noch wijzigen.',
      thirdParties: 'De {term:customer|Klant} mag het {term:product|Product} niet door derden laten gebruiken.',
      employees:
        'Personen die voor de onderneming van de {term:customer|Klant} werkzaam zijn (hierna: de “{def:employee|Medewerkers}”), gebruiken het {term:product|Product} volgens de aanwijzingen van de {term:customer|Klant}. Artikel {ref:use.thirdParties} staat niet in de weg aan het gebruik door {term:employee|Medewerkers} aan wie dergelijke aanwijzingen zijn gegeven.',
      devices: 'Het {term:product|Product} mag gelijktijdig op ten hoogste {fact:terms.devices} apparaat worden gebruikt.',
      harmful:
        'De {term:customer|Klant} dient ervoor te zorgen dat door zijn gebruik geen gegevens in het {term:product|Product} terechtkomen die de beveiliging daarvan kunnen schaden (hierna: “{def:harmful|Schadelijke Gegevens}”).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Support en storingen',
      general: 'De algemene support is kosteloos.',
      premium:
        'De Premium-support wordt tegen een vast jaarbedrag of op basis van nacalculatie gefactureerd. De hoogte van de supportvergoedingen is geregeld in artikel {ref:fees.support}.',
      models:
        'De {term:customer|Klant} kiest het supportmodel. De supportmodellen zijn beschreven in de {doc:models|Dienstbeschrijving supportmodellen}.',
      change:
        'De {term:customer|Klant} kan de wijze van facturering van de Premium-support jaarlijks wijzigen met ingang van het daaropvolgende jaar. De wijziging dient uiterlijk op {fact:terms.supportChange} aan de {term:provider|Leverancier} te worden meegedeeld.',
      debit: 'Facturering op basis van nacalculatie vereist dat de {term:customer|Klant} een machtiging tot automatische incasso verleent.',
      faults: 'De {term:customer|Klant} dient storingen uitsluitend per e-mail en met een nauwkeurige omschrijving te melden.',
      reaction: 'De {term:provider|Leverancier} reageert binnen {fact:terms.reaction|werkdagen} op technische storingen.',
    },
    fees: {
      heading: 'Vergoedingen en betaling',
      parts:
        'De {term:customer|Klant} is gehouden tot betaling van de basisvergoeding van het gekozen {term:model|Model}, de modulevergoedingen van de geactiveerde {term:module|Modules} en de supportvergoedingen (hierna gezamenlijk: de “{def:fees|Vergoedingen}”). De hoogte van de {term:fees|Vergoedingen} volgt uit de {doc:prices|Dienstbeschrijving en prijslijst} en uit deze algemene voorwaarden.',
      net: 'Alle prijzen zijn nettoprijzen en exclusief omzetbelasting.',
      payment: 'De betaling geschiedt per kaart of automatische incasso via een betaaldienstverlener.',
      support:
        'Het vaste jaarbedrag voor de Premium-support bedraagt {fact:terms.supportYearly} netto per jaar; in het eerste jaar is de Premium-support tegen een vast jaarbedrag kosteloos. Bij facturering op basis van nacalculatie bedraagt de supportvergoeding {fact:terms.supportMinute} netto per begonnen minuut.',
      handover:
        'Voor de overdracht van gegevens na opzegging van de overeenkomst (hierna: de “{def:handover|Gegevensoverdracht}”) brengt de {term:provider|Leverancier} {fact:terms.handoverHour} netto per uur in rekening, in eenheden van {fact:terms.handoverUnit|minuten}.',
      paperInvoice: 'Voor elke factuur op papier brengt de {term:provider|Leverancier} {fact:terms.paperInvoice} netto in rekening.',
      interest: 'Bij betalingsverzuim van de {term:customer|Klant} bedraagt de vertragingsrente {fact:terms.lateInterest} per jaar.',
      index:
        'De prijzen zijn geïndexeerd volgens de Oostenrijkse consumentenprijsindex (VPI) {fact:terms.indexYear}, die door Statistik Austria wordt gepubliceerd.',
    },
    blocking: {
      heading: 'Blokkering en verwijdering',
      arrears:
        'Zijn {term:fees|Vergoedingen} niet betaald, dan kan de {term:provider|Leverancier} het {term:account|Account} na voorafgaande waarschuwing blokkeren.',
      effect:
        'Tijdens de blokkering zijn de verplichtingen van de {term:provider|Leverancier} opgeschort; de {term:fees|Vergoedingen} lopen door.',
      abuse: 'Bij een vermoeden van misbruik kan de {term:provider|Leverancier} het {term:account|Account} blokkeren of verwijderen.',
    },
    changes: {
      heading: 'Wijziging van de algemene voorwaarden en van de prijzen',
      terms:
        'De {term:provider|Leverancier} kan deze algemene voorwaarden wijzigen. Een wijziging treedt in werking {fact:terms.termsNotice|kalenderdagen} na de mededeling daarvan aan de {term:customer|Klant}, tenzij de {term:customer|Klant} per e-mail bezwaar maakt.',
      silence:
        'Stilzwijgen van de {term:customer|Klant} geldt als instemming met de overeenkomstig artikel {ref:changes.terms} meegedeelde wijziging.',
      prices:
        'De {term:provider|Leverancier} kan de prijzen wijzigen. Hij dient prijswijzigingen met inachtneming van een termijn van {fact:terms.priceNotice|dagen} aan de {term:customer|Klant} mee te delen.',
      firstMonths: 'Gedurende de eerste {fact:terms.noIncrease|maanden} worden de prijzen niet verhoogd.',
    },
    termination: {
      heading: 'Opzegging',
      customer:
        'De {term:customer|Klant} kan de overeenkomst te allen tijde met onmiddellijke ingang opzeggen, ook terwijl zijn {term:account|Account} is geblokkeerd.',
      provider:
        'De {term:provider|Leverancier} kan de overeenkomst met inachtneming van een opzegtermijn van {fact:terms.providerNotice|weken} tegen het einde van een maand opzeggen.',
      cause:
        'De {term:provider|Leverancier} kan de overeenkomst wegens gewichtige redenen met onmiddellijke ingang opzeggen. Van een gewichtige reden is in het bijzonder sprake indien de {term:customer|Klant} na afloop van een aanvullende termijn van {fact:terms.arrearsGrace|dagen} nog steeds in betalingsverzuim is of indien hij handelt in strijd met de artikelen {ref:use.secrecy..use.thirdParties} (toegangsgegevens, wijziging van het {term:product|Product}, gebruik door derden), {ref:use.devices} (apparaten) of {ref:use.harmful} ({term:harmful|Schadelijke Gegevens}).',
      customerCause:
        'Voor de {term:customer|Klant} is sprake van een gewichtige reden tot opzegging indien de betaalde functies met {fact:terms.functionCut} of meer worden beperkt. Dit opzeggingsrecht dient binnen {fact:terms.functionCutUse|dagen} te worden uitgeoefend.',
      handover: 'Op een {term:handover|Gegevensoverdracht} is artikel {ref:fees.handover} van toepassing.',
    },
    defects: {
      heading: 'Gebreken',
      report: 'De {term:customer|Klant} dient gebreken en klachten binnen {fact:terms.defectReport|dagen} per e-mail te melden.',
      claims:
        'De termijnen van de artikelen {ref:liability.expiry} en {ref:liability.latest} gelden ook voor vorderingen van de {term:customer|Klant} wegens een gebrek.',
    },
    liability: {
      heading: 'Aansprakelijkheid en verval van vorderingen',
      cap: 'De aansprakelijkheid van de {term:provider|Leverancier} voor nalatigheid is beperkt tot een bedrag gelijk aan {fact:terms.capFactor} maal de jaarlijkse basisvergoeding (netto) als bedoeld in artikel {ref:fees.parts}.',
      expiry: 'Vorderingen van de {term:customer|Klant} vervallen door verloop van {fact:terms.claimsKnown|maanden} na kennisneming.',
      latest: 'Vorderingen van de {term:customer|Klant} vervallen in ieder geval door verloop van {fact:terms.claimsLatest|jaar}.',
    },
    law: {
      heading: 'Toepasselijk recht en bevoegde rechter',
      applicable: 'Oostenrijks recht is van toepassing.',
      court: 'Bevoegd is de rechter van de plaats van vestiging van de {term:provider|Leverancier} te Wieselburg (Oostenrijk).',
    },
  },
} as const satisfies Guide);
