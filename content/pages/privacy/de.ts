import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Datenschutz: was wir speichern und senden | {brand:product}',
    description:
      'Was diese Website in Ihrem Browser ablegt, was sie wann an {brand:product} sendet, was nur mit Ihrer Zustimmung gemessen wird, und Ihre Rechte.',
  },
  heading: 'Was hier mit Ihren Daten geschieht',
  lead: 'Was Sie eingeben, erreicht uns, wenn Sie es absenden.',
  changed: 'Zuletzt geändert am {fact:policies.privacy}.',
  contents: 'Auf dieser Seite',
  missing: 'Vom Anbieter zu ergänzen',
  none: { cookies: 'Cookies', loaded: 'Von anderen Unternehmen geladen', measured: 'Ohne Zustimmung gemessen' },
  sections: {
    controller: {
      heading: 'Wer verantwortlich ist',
      text: {
        who: 'Verantwortlich für diese Website ist der Anbieter von {brand:product}. Schreiben Sie uns, wenn es um Ihre Daten geht.',
      },
      rows: { provider: { name: 'Anbieter' }, seat: { name: 'Sitz' }, email: { name: 'E-Mail' }, phone: { name: 'Telefon' } },
    },
    visit: {
      heading: 'Wenn Sie eine Seite öffnen',
      text: {
        request:
          'Ihr Browser fragt die Seite bei unserem Server an. Dabei muss der Server Ihre IP-Adresse, die angefragte Seite, die Uhrzeit und das verarbeiten, was Ihr Browser über sich mitteilt. Ohne diese Daten lässt sich keine Seite ausliefern. Grundlage ist unser berechtigtes Interesse am sicheren Betrieb der Website (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
        own: 'Schriften, Bilder und Programme kommen von dieser Website selbst. Kein anderes Unternehmen erfährt, dass Sie hier waren, und die Website setzt keine Cookies.',
      },
      rows: { host: { name: 'Hosting-Unternehmen' }, logs: { name: 'Serverprotokolle werden aufbewahrt für' } },
    },
    stored: {
      heading: 'Was in Ihrem Browser liegt',
      text: {
        where:
          'Einiges merkt sich die Website im Speicher Ihres Browsers, auf Ihrem Gerät. Es dient dem, was Sie gewünscht haben: Ihrer Auswahl, einem Formular, das nicht verloren gehen darf, einer Nachricht, die nicht zweimal kommen soll. Unser Server kann diesen Speicher nicht lesen.',
        delete:
          'Die Einträge bleiben, bis Sie die Daten dieser Website in Ihrem Browser löschen, sofern in der Liste nichts anderes steht.',
      },
      rows: {
        country: { text: 'Das Land, das Sie gewählt haben, damit die Startseite es beim nächsten Mal zuerst anbietet.' },
        language: { text: 'Die Sprache, die Sie gewählt haben, zum selben Zweck.' },
        consent: {
          text: 'Ob Sie der Messung zugestimmt oder sie abgelehnt haben, wann, und zu welchem Wortlaut. Wird geändert, sobald Sie Ihre Wahl ändern.',
        },
        emailPopupLastShown: {
          text: 'Wann das E-Mail-Fenster zuletzt gezeigt oder geschlossen wurde. In den {fact:behaviour.popupRest} danach öffnet es sich nicht noch einmal.',
        },
        emailPopupShown: { text: 'Dass sich das E-Mail-Fenster bei diesem Besuch geöffnet hat. Verschwindet, wenn Sie den Tab schließen.' },
        emailSubscribers: {
          text: 'Die E-Mail-Adresse, die Sie in dem Fenster eingegeben haben, mit Uhrzeit und Fassung des Fensters. Sie bleibt in Ihrem Browser und wird nicht gesendet.',
        },
        ipadOfferLeads: {
          text: 'Was Sie in das Formular des zweiten iPad-Angebots eingegeben haben, mit Uhrzeit und Namen des Angebots. Es bleibt in Ihrem Browser und wird nicht gesendet.',
        },
        viewedOffers: { text: 'Wann Sie das zweite iPad-Angebot zuerst gesehen haben; ab da läuft seine Uhr.' },
        outbox: {
          text: 'Formulare, die Sie abgesendet haben und die noch nicht bei uns sind, etwa weil die Leitung unterbrochen war, jedes in einem Eintrag, dessen Name so beginnt. Sie werden später noch einmal gesendet und gelöscht, sobald unser Server sie bestätigt hat.',
        },
        'outbox-refused': {
          text: 'Formulare, die unser Server abgelehnt hat. Von selbst werden sie nicht noch einmal gesendet; was Sie eingegeben hatten, wird Ihnen gezeigt, bis Sie es korrigieren und senden oder löschen.',
        },
        undeliveredPutAway: {
          text: 'Dass Sie den Hinweis auf ein abgelehntes Formular für diesen Besuch weggelegt haben. Weg, sobald Sie den Tab schließen.',
        },
      },
    },
    sent: {
      heading: 'Was Sie uns senden',
      text: {
        when: 'Was Sie in ein Kontakt- oder Reservierungsformular eingeben, erhalten wir, wenn Sie auf den Knopf drücken, nicht vorher. Sie müssen uns nichts davon geben; ohne einen Weg zu Ihnen können wir aber nicht antworten.',
        waits:
          'Scheitert die Verbindung, wartet das Formular in Ihrem Browser ([Eintrag „outbox“](privacy#stored)) und wird gesendet, sobald sie wieder steht.',
        local:
          'Zwei Formulare senden nichts: das E-Mail-Fenster und das Formular des zweiten iPad-Angebots. Was Sie dort eingeben, bleibt in Ihrem Browser. Ohne JavaScript lässt sich dort nichts speichern: Dann wird das Formular des zweiten iPad-Angebots wie jedes andere an uns gesendet.',
      },
      rows: {
        fields: {
          name: 'Daten',
          text: 'Vor- und Nachname oder Name, E-Mail-Adresse, Telefonnummer, Firma und Nachricht, falls Sie sie angeben, und Sprache, Land und Adresse der Seite.',
        },
        proof: {
          name: 'Dazu',
          text: 'Der Wortlaut, dem Sie zugestimmt haben, mit seiner Fassung, Adresse, Stand und Prüfsumme der AGB und eine Zufallszahl, an der wir ein Formular erkennen, das zweimal ankommt. Außerdem, wie lange das Formular offen war: Daran unterscheiden wir Menschen von Programmen.',
        },
        purpose: {
          name: 'Zweck und Grundlage',
          text: 'Ihnen zu antworten und auf Ihre Anfrage hin einen Vertrag vorzubereiten (Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO). Nichts wird automatisch entschieden.',
        },
        recipient: {
          name: 'Empfänger',
          text: '{brand:provider}. Wir verkaufen Ihre Daten nicht und geben sie niemandem für Werbung weiter.',
        },
        kept: { name: 'Aufbewahrt für', text: '{fact:policies.leadsKept}' },
        acceptance: {
          name: 'Nachweis der Zustimmung',
          text: 'Welchem Wortlaut Sie wann zugestimmt haben, mit der Zufallszahl des Formulars: {fact:policies.acceptanceKept}, auch wenn das Übrige früher gelöscht wird. Das beweist den Vertrag (Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO).',
        },
      },
    },
    measurement: {
      heading: 'Messung, nur wenn Sie zustimmen',
      text: {
        ask: 'Auf Seiten mit einem Angebot fragen wir, ob wir messen dürfen, wie gut das Angebot ankommt. Lehnen Sie ab oder sendet Ihr Browser das Signal Global Privacy Control, wird nichts gemessen, und alles funktioniert genauso.',
        event:
          'Stimmen Sie zu und senden danach das Formular des Angebots ab, geht eine einzige Meldung an den Messdienst: dass es eine Anfrage gab, der Name des Angebots, sein Monatspreis und die Währung. Von Ihren Eingaben enthält sie nichts. Mit der Meldung sieht der Dienst Ihre IP-Adresse. Grundlage ist Ihre Einwilligung (Art.\u00a06 Abs.\u00a01 lit.\u00a0a DSGVO).',
        withdraw:
          'Sie können Ihre Wahl **jederzeit** über die Einstellungen am Fuß dieser Seiten ändern. Was davor gesendet wurde, bleibt rechtmäßig.',
      },
    },
    elsewhere: {
      heading: 'Links zu anderen Websites',
      text: {
        links:
          'Registrierung, Blog, Hilfe, Shop, Systemstatus, App-Stores und soziale Netzwerke sind eigene Websites mit eigenen Datenschutzhinweisen. Wir senden ihnen nichts; erst ein Klick führt Sie dorthin.',
      },
    },
    rights: {
      heading: 'Ihre Rechte',
      text: {
        list: 'Sie können von uns Auskunft über Ihre Daten verlangen (Art.\u00a015 DSGVO), sie berichtigen (Art.\u00a016), löschen (Art.\u00a017) oder einschränken lassen (Art.\u00a018) und sie in einem gängigen Format erhalten (Art.\u00a020). Berichtigen, löschen oder beschränken wir Daten, sagen wir es denen, die sie erhalten haben (Art.\u00a019). Eine kurze E-Mail an {brand:email} genügt.',
        object:
          'Wo wir uns auf unser berechtigtes Interesse stützen, **können Sie widersprechen** (Art.\u00a021). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.',
        complain:
          'Sie können sich bei einer Aufsichtsbehörde beschweren, dort, wo Sie leben oder arbeiten oder wo Sie den Verstoß vermuten (Art.\u00a077).',
        switzerland:
          'In der Schweiz gilt das Bundesgesetz über den Datenschutz mit entsprechenden Rechten; zuständig ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte.',
      },
    },
  },
});
