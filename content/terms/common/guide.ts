/** Written by the build from the outline and the source text; an editor shows it beside the name of a clause. */
export interface Guide {
  readonly clauses?: {
    /** **1** Geltungsbereich und Vertragsgegenstand */
    readonly scope?: {
      /** **1** Geltungsbereich und Vertragsgegenstand */
      readonly heading?: unknown;
      /** **1.1** Diese Allgemeinen Geschäftsbedingungen gelten für Verträge mit Kassaro GmbH („Anbieter“) über den in Punkt 1.2 genannten Gegenstand. Der Anbieter ist per E-Mail unter hello@kassaro.example erreichbar. */
      readonly provider?: unknown;
      /** **1.2** Vertragsgegenstand ist die Bereitstellung der Cloud-Registrierkasse Kassaro („Produkt“) als Software as a Service im Abonnement. */
      readonly subject?: unknown;
      /** **1.3** Das Produkt wird ausschließlich Unternehmern angeboten. Vertragspartner des Anbieters („Kunde“) kann nur sein, wer ein Unternehmen betreibt. */
      readonly business?: unknown;
      /** **1.4** Der Kunde muss mindestens 18 Jahre alt sein. */
      readonly age?: unknown;
      /** **1.5** Es gelten ausschließlich diese Geschäftsbedingungen. Geschäftsbedingungen des Kunden werden nicht Vertragsinhalt. */
      readonly exclusive?: unknown;
      /** **1.6** Anhänge zu diesen Geschäftsbedingungen und Bestandteil des Vertrags sind die Leistungsbeschreibung und Preisliste, die Länderliste und die Leistungsbeschreibung Supportmodelle. */
      readonly appendices?: unknown;
      /** **1.7** Das Kundenkonto („Konto“) umfasst eine persönliche E-Mail-Adresse, ein Passwort und das gewählte Land. Jedes Konto ist auf das gewählte Land festgelegt. Die wählbaren Länder sind in der Länderliste genannt. */
      readonly country?: unknown;
      readonly [name: string]: unknown;
    };
    /** **2** Registrierung */
    readonly registration?: {
      /** **2** Registrierung */
      readonly heading?: unknown;
      /** **2.1** Die Registrierung ist kostenlos. */
      readonly free?: unknown;
      /** **2.2** Die Angaben des Kunden bei der Registrierung müssen vollständig und richtig sein. */
      readonly truth?: unknown;
      /** **2.3** Der Anbieter kann vom Kunden Nachweise für die Angaben bei der Registrierung verlangen. */
      readonly proof?: unknown;
      /** **2.4** Der Kunde hat das Passwort seines Kontos nach der ersten Anmeldung zu ändern. */
      readonly password?: unknown;
      readonly [name: string]: unknown;
    };
    /** **3** Vertragsabschluss und Vertragsdauer */
    readonly contract?: {
      /** **3** Vertragsabschluss und Vertragsdauer */
      readonly heading?: unknown;
      /** **3.1** Der Vertrag kommt zustande, indem der Kunde ein Kassenmodell („Modell“), Modulfunktionen („Module“) und ein Supportmodell auswählt und diese Geschäftsbedingungen aktiv annimmt. */
      readonly conclusion?: unknown;
      /** **3.2** Der Vertrag wird auf unbestimmte Zeit geschlossen. */
      readonly duration?: unknown;
      /** **3.3** Der Kunde kann Module jederzeit aktivieren und deaktivieren. */
      readonly modules?: unknown;
      /** **3.4** Ein Modul, das bis auf Widerruf kostenlos ist, kann der Anbieter jederzeit zurückziehen oder kostenpflichtig machen. */
      readonly freeModules?: unknown;
      readonly [name: string]: unknown;
    };
    /** **4** Demomodus und Echtmodus */
    readonly demo?: {
      /** **4** Demomodus und Echtmodus */
      readonly heading?: unknown;
      /** **4.1** Das Produkt steht dem Kunden zunächst in einem kostenlosen Testbetrieb („Demomodus“) zur Verfügung. Der Demomodus dauert 30 Tage. */
      readonly period?: unknown;
      /** **4.2** Der Demomodus umfasst das Modell PREMIUM mit allen Modulen. */
      readonly extent?: unknown;
      /** **4.3** Rechnungen und Belege, die im Demomodus erstellt werden, tragen die Kennzeichnung „DEMO“. */
      readonly mark?: unknown;
      /** **4.4** Durch die Wahl eines Modells wechselt der Kunde in den Echtbetrieb („Echtmodus“). Mit dem Wechsel in den Echtmodus werden alle Testrechnungen gelöscht. */
      readonly real?: unknown;
      readonly [name: string]: unknown;
    };
    /** **5** Leistung des Anbieters */
    readonly service?: {
      /** **5** Leistung des Anbieters */
      readonly heading?: unknown;
      /** **5.1** Der Anbieter stellt das Produkt über das Internet bereit. Der Umfang der Leistung ergibt sich aus dem gewählten Modell, den aktivierten Modulen und der Leistungsbeschreibung und Preisliste. */
      readonly cloud?: unknown;
      /** **5.2** Ein Offline-Modus besteht nicht. Die Nutzung des Produkts setzt eine aktive Internetverbindung voraus. */
      readonly offline?: unknown;
      /** **5.3** Die Browser und mobilen Systeme, mit denen der Kunde das Produkt nutzt, müssen aus den letzten 2 Jahren stammen. */
      readonly browsers?: unknown;
      /** **5.4** Eine Änderung der Funktionen um weniger als 15 % gilt als geringfügig. Für Einschränkungen kostenpflichtiger Funktionen ab diesem Ausmaß gilt Punkt 11.4. */
      readonly minorChange?: unknown;
      /** **5.5** Der Anbieter garantiert die Hardwarekompatibilität des Produkts für die Dauer von 6 Monaten. */
      readonly hardware?: unknown;
      readonly [name: string]: unknown;
    };
    /** **6** Nutzung und Sicherheit */
    readonly use?: {
      /** **6** Nutzung und Sicherheit */
      readonly heading?: unknown;
      /** **6.1** Der Kunde darf das Produkt nur für sein eigenes Unternehmen nutzen. */
      readonly business?: unknown;
      /** **6.2** Der Kunde darf das Produkt nur in dem Land nutzen, auf das sein Konto gemäß Punkt 1.7 festgelegt ist. */
      readonly country?: unknown;
      /** **6.3** Der Kunde hat die Administrator-Zugangsdaten seines Kontos geheim zu halten. */
      readonly secrecy?: unknown;
      /** **6.4** Der Kunde darf das Produkt weder bearbeiten noch verändern. */
      readonly modification?: unknown;
      /** **6.5** Der Kunde darf das Produkt nicht durch Dritte nutzen lassen. */
      readonly thirdParties?: unknown;
      /** **6.6** Personen, die für das Unternehmen des Kunden tätig sind („Mitarbeiter“), nutzen das Produkt nach Anweisung des Kunden. Punkt 6.5 steht der Nutzung durch angewiesene Mitarbeiter nicht entgegen. */
      readonly employees?: unknown;
      /** **6.7** Das Produkt darf gleichzeitig auf höchstens 1 Gerät genutzt werden. */
      readonly devices?: unknown;
      /** **6.8** Der Kunde hat dafür zu sorgen, dass durch seine Nutzung keine Daten in das Produkt gelangen, die dessen Sicherheit schaden können („schädliche Daten“). */
      readonly harmful?: unknown;
      /** **6.9** Für jeden Verstoß gegen die Pflichten betreffend schädliche Daten nach Punkt 6.8 hat der Kunde dem Anbieter eine Vertragsstrafe von 50.000 € zu zahlen. */
      readonly penalty?: unknown;
      readonly [name: string]: unknown;
    };
    /** **7** Support und Störungen */
    readonly support?: {
      /** **7** Support und Störungen */
      readonly heading?: unknown;
      /** **7.1** Der allgemeine Support ist kostenlos. */
      readonly general?: unknown;
      /** **7.2** Der Premium-Support wird mit einer Jahrespauschale oder nach Aufwand abgerechnet. Die Höhe der Supportgebühren regelt Punkt 8.4. */
      readonly premium?: unknown;
      /** **7.3** Der Kunde wählt das Supportmodell. Die Supportmodelle sind in der Leistungsbeschreibung Supportmodelle beschrieben. */
      readonly models?: unknown;
      /** **7.4** Die Abrechnungsart des Premium-Supports kann der Kunde jährlich mit Wirkung für das Folgejahr ändern. Die Änderung ist dem Anbieter bis zum 31. Oktober mitzuteilen. */
      readonly change?: unknown;
      /** **7.5** Die Abrechnung nach Aufwand setzt voraus, dass der Kunde ein Lastschriftmandat erteilt. */
      readonly debit?: unknown;
      /** **7.6** Der Kunde hat Störungen ausschließlich per E-Mail und mit einer genauen Beschreibung zu melden. */
      readonly faults?: unknown;
      /** **7.7** Der Anbieter reagiert auf technische Störungen innerhalb von 2 Arbeitstagen. */
      readonly reaction?: unknown;
      readonly [name: string]: unknown;
    };
    /** **8** Gebühren und Zahlung */
    readonly fees?: {
      /** **8** Gebühren und Zahlung */
      readonly heading?: unknown;
      /** **8.1** Der Kunde hat die Grundgebühr des gewählten Modells, die Modulgebühren der aktivierten Module und die Supportgebühren („Gebühren“) zu zahlen. Die Höhe der Gebühren ergibt sich aus der Leistungsbeschreibung und Preisliste und aus diesen Geschäftsbedingungen. */
      readonly parts?: unknown;
      /** **8.2** Alle Preise sind Nettopreise und verstehen sich ohne Umsatzsteuer. */
      readonly net?: unknown;
      /** **8.3** Die Zahlung erfolgt per Karte oder Lastschrift über einen Zahlungsdienstleister. */
      readonly payment?: unknown;
      /** **8.4** Die Jahrespauschale für den Premium-Support beträgt netto 29,90 € pro Jahr; im ersten Jahr ist der Premium-Support mit Jahrespauschale kostenlos. Bei Abrechnung nach Aufwand beträgt die Supportgebühr netto 2,50 € je angefangener Minute. */
      readonly support?: unknown;
      /** **8.5** Für die Übergabe von Daten nach der Kündigung des Vertrags („Datenübergabe“) berechnet der Anbieter netto 150 € je Stunde in Einheiten von 15 Minuten. */
      readonly handover?: unknown;
      /** **8.6** Für jede Rechnung in Papierform berechnet der Anbieter netto 7,50 €. */
      readonly paperInvoice?: unknown;
      /** **8.7** Bei Zahlungsverzug des Kunden betragen die Verzugszinsen 9 % pro Jahr. */
      readonly interest?: unknown;
      /** **8.8** Die Preise sind an den von der Statistik Austria veröffentlichten österreichischen Verbraucherpreisindex (VPI) 2020 gebunden. */
      readonly index?: unknown;
      readonly [name: string]: unknown;
    };
    /** **9** Sperre und Löschung */
    readonly blocking?: {
      /** **9** Sperre und Löschung */
      readonly heading?: unknown;
      /** **9.1** Sind Gebühren unbezahlt, so kann der Anbieter das Konto nach vorheriger Warnung sperren. */
      readonly arrears?: unknown;
      /** **9.2** Während der Sperre ruhen die Pflichten des Anbieters; die Gebühren fallen weiterhin an. */
      readonly effect?: unknown;
      /** **9.3** Bei Verdacht auf Missbrauch kann der Anbieter das Konto sperren oder löschen. */
      readonly abuse?: unknown;
      readonly [name: string]: unknown;
    };
    /** **10** Änderungen der Geschäftsbedingungen und der Preise */
    readonly changes?: {
      /** **10** Änderungen der Geschäftsbedingungen und der Preise */
      readonly heading?: unknown;
      /** **10.1** Der Anbieter kann diese Geschäftsbedingungen ändern. Eine Änderung wird 60 Kalendertage nach ihrer Mitteilung an den Kunden wirksam, sofern der Kunde nicht per E-Mail widerspricht. */
      readonly terms?: unknown;
      /** **10.2** Das Schweigen des Kunden gilt als Zustimmung zu der nach Punkt 10.1 mitgeteilten Änderung. */
      readonly silence?: unknown;
      /** **10.3** Der Anbieter kann die Preise ändern. Er hat dem Kunden Preisänderungen mit einer Frist von 60 Tagen mitzuteilen. */
      readonly prices?: unknown;
      /** **10.4** In den ersten 2 Monaten werden die Preise nicht erhöht. */
      readonly firstMonths?: unknown;
      readonly [name: string]: unknown;
    };
    /** **11** Kündigung */
    readonly termination?: {
      /** **11** Kündigung */
      readonly heading?: unknown;
      /** **11.1** Der Kunde kann den Vertrag jederzeit mit sofortiger Wirkung kündigen, auch während sein Konto gesperrt ist. */
      readonly customer?: unknown;
      /** **11.2** Der Anbieter kann den Vertrag unter Einhaltung einer Frist von 6 Wochen zum Monatsende kündigen. */
      readonly provider?: unknown;
      /** **11.3** Aus wichtigem Grund kann der Anbieter den Vertrag mit sofortiger Wirkung kündigen. Ein wichtiger Grund liegt insbesondere vor, wenn der Kunde nach Ablauf einer Nachfrist von 14 Tagen weiterhin in Zahlungsverzug ist oder wenn er gegen die Punkte 6.3–6.5 (Zugangsdaten, Veränderung des Produkts, Nutzung durch Dritte), 6.7 (Geräte) oder 6.8 (schädliche Daten) verstößt. */
      readonly cause?: unknown;
      /** **11.4** Für den Kunden liegt ein wichtiger Grund zur Kündigung vor, wenn die kostenpflichtigen Funktionen um 15 % oder mehr eingeschränkt werden. Dieses Kündigungsrecht ist innerhalb von 14 Tagen auszuüben. */
      readonly customerCause?: unknown;
      /** **11.5** Für eine Datenübergabe gilt Punkt 8.5. */
      readonly handover?: unknown;
      readonly [name: string]: unknown;
    };
    /** **12** Mängel */
    readonly defects?: {
      /** **12** Mängel */
      readonly heading?: unknown;
      /** **12.1** Der Kunde hat Mängel und Beanstandungen innerhalb von 7 Tagen per E-Mail mitzuteilen. */
      readonly report?: unknown;
      /** **12.2** Auch für Ansprüche des Kunden wegen eines Mangels gelten die Fristen nach den Punkten 13.2 und 13.3. */
      readonly claims?: unknown;
      readonly [name: string]: unknown;
    };
    /** **13** Haftung und Verfall von Ansprüchen */
    readonly liability?: {
      /** **13** Haftung und Verfall von Ansprüchen */
      readonly heading?: unknown;
      /** **13.1** Die Haftung des Anbieters für Fahrlässigkeit ist der Höhe nach mit dem 10-Fachen der jährlichen Grundgebühr (netto) nach Punkt 8.1 begrenzt. */
      readonly cap?: unknown;
      /** **13.2** Ansprüche des Kunden verfallen mit Ablauf von 6 Monaten ab Kenntnis. */
      readonly expiry?: unknown;
      /** **13.3** Ansprüche des Kunden verfallen jedenfalls mit Ablauf von 5 Jahren. */
      readonly latest?: unknown;
      readonly [name: string]: unknown;
    };
    /** **14** Anwendbares Recht und Gerichtsstand */
    readonly law?: {
      /** **14** Anwendbares Recht und Gerichtsstand */
      readonly heading?: unknown;
      /** **14.1** Es gilt österreichisches Recht. */
      readonly applicable?: unknown;
      /** **14.2** Gerichtsstand ist das Gericht am Sitz des Anbieters in Wieselburg (Österreich). */
      readonly court?: unknown;
      readonly [name: string]: unknown;
    };
    readonly [name: string]: unknown;
  };
  readonly [name: string]: unknown;
}
