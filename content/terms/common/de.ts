import { defineClauses } from 'wortlaut';
import type { Guide } from './guide.ts';
import outline from './outline.ts';

export default defineClauses(outline, {
  meta: {
    title: 'Allgemeine Geschäftsbedingungen für {brand:product}',
    description: 'Vertragsbedingungen für {brand:product}: Registrierung, Nutzung, Support, Gebühren, Sperre, Kündigung und Haftung.',
  },
  title: 'Allgemeine Geschäftsbedingungen',
  lead: 'Diese Bedingungen regeln den Vertrag über die Nutzung der Cloud-Registrierkasse {brand:product} durch Unternehmer.',
  clauses: {
    scope: {
      heading: 'Geltungsbereich und Vertragsgegenstand',
      provider:
        'Diese Allgemeinen Geschäftsbedingungen gelten für Verträge mit {brand:provider} („{def:provider|Anbieter}“) über den in Punkt {ref:scope.subject} genannten Gegenstand. Der {term:provider|Anbieter} ist per E-Mail unter {brand:email} erreichbar.',
      subject:
        'Vertragsgegenstand ist die Bereitstellung der Cloud-Registrierkasse {brand:product} („{def:product|Produkt}“) als Software as a Service im Abonnement.',
      business:
        'Das {term:product|Produkt} wird ausschließlich Unternehmern angeboten. Vertragspartner des {term:provider|Anbieters} („{def:customer|Kunde}“) kann nur sein, wer ein Unternehmen betreibt.',
      age: 'Der {term:customer|Kunde} muss mindestens {fact:terms.minimumAge|Jahre} alt sein.',
      exclusive:
        'Es gelten ausschließlich diese Geschäftsbedingungen. Geschäftsbedingungen des {term:customer|Kunden} werden nicht Vertragsinhalt.',
      appendices:
        'Anhänge zu diesen Geschäftsbedingungen und Bestandteil des Vertrags sind die {doc:prices|Leistungsbeschreibung und Preisliste}, die {doc:countries|Länderliste} und die {doc:models|Leistungsbeschreibung Supportmodelle}.',
      country:
        'Das Kundenkonto („{def:account|Konto}“) umfasst eine persönliche E-Mail-Adresse, ein Passwort und das gewählte Land. Jedes {term:account|Konto} ist auf das gewählte Land festgelegt. Die wählbaren Länder sind in der {doc:countries|Länderliste} genannt.',
    },
    registration: {
      heading: 'Registrierung',
      free: 'Die Registrierung ist kostenlos.',
      truth: 'Die Angaben des {term:customer|Kunden} bei der Registrierung müssen vollständig und richtig sein.',
      proof: 'Der {term:provider|Anbieter} kann vom {term:customer|Kunden} Nachweise für die Angaben bei der Registrierung verlangen.',
      password: 'Der {term:customer|Kunde} hat das Passwort seines {term:account|Kontos} nach der ersten Anmeldung zu ändern.',
    },
    contract: {
      heading: 'Vertragsabschluss und Vertragsdauer',
      conclusion:
        'Der Vertrag kommt zustande, indem der {term:customer|Kunde} ein Kassenmodell („{def:model|Modell}“), Modulfunktionen („{def:module|Module}“) und ein Supportmodell auswählt und diese Geschäftsbedingungen aktiv annimmt.',
      duration: 'Der Vertrag wird auf unbestimmte Zeit geschlossen.',
      modules: 'Der {term:customer|Kunde} kann {term:module|Module} jederzeit aktivieren und deaktivieren.',
      freeModules:
        'Ein {term:module|Modul}, das bis auf Widerruf kostenlos ist, kann der {term:provider|Anbieter} jederzeit zurückziehen oder kostenpflichtig machen.',
    },
    demo: {
      heading: 'Demomodus und Echtmodus',
      period:
        'Das {term:product|Produkt} steht dem {term:customer|Kunden} zunächst in einem kostenlosen Testbetrieb („{def:demo|Demomodus}“) zur Verfügung. Der {term:demo|Demomodus} dauert {fact:terms.demo|Tage}.',
      extent: 'Der {term:demo|Demomodus} umfasst das {term:model|Modell} PREMIUM mit allen {term:module|Modulen}.',
      mark: 'Rechnungen und Belege, die im {term:demo|Demomodus} erstellt werden, tragen die Kennzeichnung „DEMO“.',
      real: 'Durch die Wahl eines {term:model|Modells} wechselt der {term:customer|Kunde} in den Echtbetrieb („{def:real|Echtmodus}“). Mit dem Wechsel in den {term:real|Echtmodus} werden alle Testrechnungen gelöscht.',
    },
    service: {
      heading: 'Leistung des Anbieters',
      cloud:
        'Der {term:provider|Anbieter} stellt das {term:product|Produkt} über das Internet bereit. Der Umfang der Leistung ergibt sich aus dem gewählten {term:model|Modell}, den aktivierten {term:module|Modulen} und der {doc:prices|Leistungsbeschreibung und Preisliste}.',
      offline: 'Ein Offline-Modus besteht nicht. Die Nutzung des {term:product|Produkts} setzt eine aktive Internetverbindung voraus.',
      browsers:
        'Die Browser und mobilen Systeme, mit denen der {term:customer|Kunde} das {term:product|Produkt} nutzt, müssen aus den letzten {fact:terms.browserAge|Jahren} stammen.',
      minorChange:
        'Eine Änderung der Funktionen um weniger als {fact:terms.functionCut} gilt als geringfügig. Für Einschränkungen kostenpflichtiger Funktionen ab diesem Ausmaß gilt Punkt {ref:termination.customerCause}.',
      hardware:
        'Der {term:provider|Anbieter} garantiert die Hardwarekompatibilität des {term:product|Produkts} für die Dauer von {fact:terms.hardware|Monaten}.',
    },
    use: {
      heading: 'Nutzung und Sicherheit',
      business: 'Der {term:customer|Kunde} darf das {term:product|Produkt} nur für sein eigenes Unternehmen nutzen.',
      country:
        'Der {term:customer|Kunde} darf das {term:product|Produkt} nur in dem Land nutzen, auf das sein {term:account|Konto} gemäß Punkt {ref:scope.country} festgelegt ist.',
      secrecy: 'Der {term:customer|Kunde} hat die Administrator-Zugangsdaten seines {term:account|Kontos} geheim zu halten.',
      modification: 'Der {term:customer|Kunde} darf das {term:product|Produkt} weder bearbeiten noch verändern.',
      thirdParties: 'Der {term:customer|Kunde} darf das {term:product|Produkt} nicht durch Dritte nutzen lassen.',
      employees:
        'Personen, die für das Unternehmen des {term:customer|Kunden} tätig sind („{def:employee|Mitarbeiter}“), nutzen das {term:product|Produkt} nach Anweisung des {term:customer|Kunden}. Punkt {ref:use.thirdParties} steht der Nutzung durch angewiesene {term:employee|Mitarbeiter} nicht entgegen.',
      devices: 'Das {term:product|Produkt} darf gleichzeitig auf höchstens {fact:terms.devices} Gerät genutzt werden.',
      harmful:
        'Der {term:customer|Kunde} hat dafür zu sorgen, dass durch seine Nutzung keine Daten in das {term:product|Produkt} gelangen, die dessen Sicherheit schaden können („{def:harmful|schädliche Daten}“).',
      penalty:
        'Für jeden Verstoß gegen die Pflichten betreffend {term:harmful|schädliche Daten} nach Punkt {ref:use.harmful} hat der {term:customer|Kunde} dem {term:provider|Anbieter} eine Vertragsstrafe von {fact:terms.penalty} zu zahlen.',
    },
    support: {
      heading: 'Support und Störungen',
      general: 'Der allgemeine Support ist kostenlos.',
      premium:
        'Der Premium-Support wird mit einer Jahrespauschale oder nach Aufwand abgerechnet. Die Höhe der Supportgebühren regelt Punkt {ref:fees.support}.',
      models:
        'Der {term:customer|Kunde} wählt das Supportmodell. Die Supportmodelle sind in der {doc:models|Leistungsbeschreibung Supportmodelle} beschrieben.',
      change:
        'Die Abrechnungsart des Premium-Supports kann der {term:customer|Kunde} jährlich mit Wirkung für das Folgejahr ändern. Die Änderung ist dem {term:provider|Anbieter} bis zum {fact:terms.supportChange} mitzuteilen.',
      debit: 'Die Abrechnung nach Aufwand setzt voraus, dass der {term:customer|Kunde} ein Lastschriftmandat erteilt.',
      faults: 'Der {term:customer|Kunde} hat Störungen ausschließlich per E-Mail und mit einer genauen Beschreibung zu melden.',
      reaction: 'Der {term:provider|Anbieter} reagiert auf technische Störungen innerhalb von {fact:terms.reaction|Arbeitstagen}.',
    },
    fees: {
      heading: 'Gebühren und Zahlung',
      parts:
        'Der {term:customer|Kunde} hat die Grundgebühr des gewählten {term:model|Modells}, die Modulgebühren der aktivierten {term:module|Module} und die Supportgebühren („{def:fees|Gebühren}“) zu zahlen. Die Höhe der {term:fees|Gebühren} ergibt sich aus der {doc:prices|Leistungsbeschreibung und Preisliste} und aus diesen Geschäftsbedingungen.',
      net: 'Alle Preise sind Nettopreise und verstehen sich ohne Umsatzsteuer.',
      payment: 'Die Zahlung erfolgt per Karte oder Lastschrift über einen Zahlungsdienstleister.',
      support:
        'Die Jahrespauschale für den Premium-Support beträgt netto {fact:terms.supportYearly} pro Jahr; im ersten Jahr ist der Premium-Support mit Jahrespauschale kostenlos. Bei Abrechnung nach Aufwand beträgt die Supportgebühr netto {fact:terms.supportMinute} je angefangener Minute.',
      handover:
        'Für die Übergabe von Daten nach der Kündigung des Vertrags („{def:handover|Datenübergabe}“) berechnet der {term:provider|Anbieter} netto {fact:terms.handoverHour} je Stunde in Einheiten von {fact:terms.handoverUnit|Minuten}.',
      paperInvoice: 'Für jede Rechnung in Papierform berechnet der {term:provider|Anbieter} netto {fact:terms.paperInvoice}.',
      interest: 'Bei Zahlungsverzug des {term:customer|Kunden} betragen die Verzugszinsen {fact:terms.lateInterest} pro Jahr.',
      index:
        'Die Preise sind an den von der Statistik Austria veröffentlichten österreichischen Verbraucherpreisindex (VPI) {fact:terms.indexYear} gebunden.',
    },
    blocking: {
      heading: 'Sperre und Löschung',
      arrears:
        'Sind {term:fees|Gebühren} unbezahlt, so kann der {term:provider|Anbieter} das {term:account|Konto} nach vorheriger Warnung sperren.',
      effect: 'Während der Sperre ruhen die Pflichten des {term:provider|Anbieters}; die {term:fees|Gebühren} fallen weiterhin an.',
      abuse: 'Bei Verdacht auf Missbrauch kann der {term:provider|Anbieter} das {term:account|Konto} sperren oder löschen.',
    },
    changes: {
      heading: 'Änderungen der Geschäftsbedingungen und der Preise',
      terms:
        'Der {term:provider|Anbieter} kann diese Geschäftsbedingungen ändern. Eine Änderung wird {fact:terms.termsNotice|Kalendertage} nach ihrer Mitteilung an den {term:customer|Kunden} wirksam, sofern der {term:customer|Kunde} nicht per E-Mail widerspricht.',
      silence: 'Das Schweigen des {term:customer|Kunden} gilt als Zustimmung zu der nach Punkt {ref:changes.terms} mitgeteilten Änderung.',
      prices:
        'Der {term:provider|Anbieter} kann die Preise ändern. Er hat dem {term:customer|Kunden} Preisänderungen mit einer Frist von {fact:terms.priceNotice|Tagen} mitzuteilen.',
      firstMonths: 'In den ersten {fact:terms.noIncrease|Monaten} werden die Preise nicht erhöht.',
    },
    termination: {
      heading: 'Kündigung',
      customer:
        'Der {term:customer|Kunde} kann den Vertrag jederzeit mit sofortiger Wirkung kündigen, auch während sein {term:account|Konto} gesperrt ist.',
      provider:
        'Der {term:provider|Anbieter} kann den Vertrag unter Einhaltung einer Frist von {fact:terms.providerNotice|Wochen} zum Monatsende kündigen.',
      cause:
        'Aus wichtigem Grund kann der {term:provider|Anbieter} den Vertrag mit sofortiger Wirkung kündigen. Ein wichtiger Grund liegt insbesondere vor, wenn der {term:customer|Kunde} nach Ablauf einer Nachfrist von {fact:terms.arrearsGrace|Tagen} weiterhin in Zahlungsverzug ist oder wenn er gegen die Punkte {ref:use.secrecy..use.thirdParties} (Zugangsdaten, Veränderung des {term:product|Produkts}, Nutzung durch Dritte), {ref:use.devices} (Geräte) oder {ref:use.harmful} ({term:harmful|schädliche Daten}) verstößt.',
      customerCause:
        'Für den {term:customer|Kunden} liegt ein wichtiger Grund zur Kündigung vor, wenn die kostenpflichtigen Funktionen um {fact:terms.functionCut} oder mehr eingeschränkt werden. Dieses Kündigungsrecht ist innerhalb von {fact:terms.functionCutUse|Tagen} auszuüben.',
      handover: 'Für eine {term:handover|Datenübergabe} gilt Punkt {ref:fees.handover}.',
    },
    defects: {
      heading: 'Mängel',
      report:
        'Der {term:customer|Kunde} hat Mängel und Beanstandungen innerhalb von {fact:terms.defectReport|Tagen} per E-Mail mitzuteilen.',
      claims:
        'Auch für Ansprüche des {term:customer|Kunden} wegen eines Mangels gelten die Fristen nach den Punkten {ref:liability.expiry} und {ref:liability.latest}.',
    },
    liability: {
      heading: 'Haftung und Verfall von Ansprüchen',
      cap: 'Die Haftung des {term:provider|Anbieters} für Fahrlässigkeit ist der Höhe nach mit dem {fact:terms.capFactor}-Fachen der jährlichen Grundgebühr (netto) nach Punkt {ref:fees.parts} begrenzt.',
      expiry: 'Ansprüche des {term:customer|Kunden} verfallen mit Ablauf von {fact:terms.claimsKnown|Monaten} ab Kenntnis.',
      latest: 'Ansprüche des {term:customer|Kunden} verfallen jedenfalls mit Ablauf von {fact:terms.claimsLatest|Jahren}.',
    },
    law: {
      heading: 'Anwendbares Recht und Gerichtsstand',
      applicable: 'Es gilt österreichisches Recht.',
      court: 'Gerichtsstand ist das Gericht am Sitz des {term:provider|Anbieters} in Wieselburg (Österreich).',
    },
  },
} as const satisfies Guide);
