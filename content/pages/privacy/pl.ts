import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Prywatność: co zapisujemy i wysyłamy | {brand:product}',
    description:
      'Co ta strona zapisuje w\u00a0przeglądarce, co i\u00a0kiedy wysyła do {brand:product}, co jest mierzone tylko za zgodą i\u00a0jakie prawa Ci przysługują.',
  },
  heading: 'Co się tu dzieje z\u00a0Twoimi danymi',
  lead: 'To, co wpisujesz, trafia do nas dopiero po wysłaniu.',
  changed: 'Ostatnia zmiana: {fact:policies.privacy}.',
  contents: 'Na tej stronie',
  missing: 'Do uzupełnienia przez dostawcę',
  none: { cookies: 'Pliki cookie', loaded: 'Wczytane od innych firm', measured: 'Zmierzone bez zgody' },
  sections: {
    controller: {
      heading: 'Kto odpowiada za dane',
      text: {
        who: 'Administratorem danych na tej stronie jest dostawca {brand:product}. Napisz do nas w\u00a0każdej sprawie, która dotyczy Twoich danych.',
      },
      rows: { provider: { name: 'Dostawca' }, seat: { name: 'Siedziba' }, email: { name: 'E-mail' }, phone: { name: 'Telefon' } },
    },
    visit: {
      heading: 'Gdy otwierasz stronę',
      text: {
        request:
          'Przeglądarka prosi nasz serwer o\u00a0stronę. Aby odpowiedzieć, serwer musi przetworzyć adres IP, adres żądanej strony, godzinę i\u00a0to, co przeglądarka mówi o\u00a0sobie. Bez tych danych nie da się dostarczyć strony; podstawą jest nasz prawnie uzasadniony interes w\u00a0bezpiecznym działaniu witryny (art.\u00a06 ust.\u00a01 lit.\u00a0f RODO).',
        own: 'Czcionki, obrazy i\u00a0programy pochodzą z\u00a0tej samej strony. Żadna inna firma nie dowiaduje się o\u00a0Twojej wizycie, a\u00a0strona nie używa plików cookie.',
      },
      rows: { host: { name: 'Firma hostingowa' }, logs: { name: 'Czas przechowywania dzienników serwera' } },
    },
    stored: {
      heading: 'Co zostaje w\u00a0przeglądarce',
      text: {
        where:
          'Strona zapamiętuje kilka rzeczy w\u00a0pamięci przeglądarki, na Twoim urządzeniu. Służą temu, o\u00a0co prosisz: wyborowi kraju, formularzowi, który nie może przepaść, komunikatowi, który nie powinien pojawić się dwa razy. Nasz serwer nie może tej pamięci odczytać.',
        delete: 'Wpisy pozostają do czasu usunięcia danych tej strony w\u00a0przeglądarce, o\u00a0ile lista nie mówi inaczej.',
      },
      rows: {
        country: { text: 'Wybrany kraj, aby strona główna następnym razem zaproponowała go jako pierwszy.' },
        language: { text: 'Wybrany język, w\u00a0tym samym celu.' },
        consent: {
          text: 'Twoja zgoda na pomiar albo odmowa, z\u00a0datą i\u00a0wersją pytania. Zmienia się razem z\u00a0Twoją decyzją.',
        },
        emailPopupLastShown: {
          text: 'Kiedy okno z\u00a0adresem e-mail zostało ostatnio pokazane lub zamknięte. Przez {fact:behaviour.popupRest} nie otwiera się ponownie.',
        },
        emailPopupShown: { text: 'Że okno z\u00a0adresem e-mail otworzyło się podczas tej wizyty. Znika po zamknięciu karty.' },
        emailSubscribers: {
          text: 'Adres e-mail wpisany w\u00a0oknie, z\u00a0godziną i\u00a0wersją okna. Zostaje w\u00a0przeglądarce i\u00a0nie jest wysyłany.',
        },
        ipadOfferLeads: {
          text: 'To, co wpisano w\u00a0formularzu drugiej oferty z\u00a0iPadem, z\u00a0godziną i\u00a0nazwą oferty. Zostaje w\u00a0przeglądarce i\u00a0nie jest wysyłane.',
        },
        viewedOffers: { text: 'Kiedy druga oferta z\u00a0iPadem została zobaczona po raz pierwszy; od tej chwili biegnie jej zegar.' },
        outbox: {
          text: 'Wysłane formularze, które jeszcze do nas nie dotarły, na przykład z\u00a0powodu przerwy w\u00a0połączeniu, każdy we wpisie, którego nazwa tak się zaczyna. Zostaną wysłane ponownie i\u00a0usunięte, gdy nasz serwer je potwierdzi.',
        },
        'outbox-refused': {
          text: 'Formularze, których nasz serwer nie przyjął. Same nie są wysyłane ponownie; wpisane dane pokazujemy, dopóki ich nie poprawisz i\u00a0nie wyślesz albo nie usuniesz.',
        },
        undeliveredPutAway: { text: 'Odłożenie na później informacji o\u00a0odrzuconym formularzu. Znika po zamknięciu karty.' },
      },
    },
    sent: {
      heading: 'Co nam wysyłasz',
      text: {
        when: 'To, co wpiszesz w\u00a0formularzu kontaktowym lub rezerwacyjnym, otrzymujemy po naciśnięciu przycisku, nie wcześniej. Podanie danych jest dobrowolne; bez sposobu kontaktu nie możemy jednak odpowiedzieć.',
        waits:
          'Jeśli połączenie zawiedzie, formularz czeka w\u00a0przeglądarce ([wpis „outbox”](privacy#stored)) i\u00a0zostaje wysłany, gdy tylko połączenie wróci.',
        local:
          'Dwa formularze niczego nie wysyłają: okno z\u00a0adresem e-mail i\u00a0formularz drugiej oferty z\u00a0iPadem. Wpisane tam dane zostają w\u00a0przeglądarce. Bez JavaScriptu nie można tam niczego zapisać: wtedy formularz drugiej oferty z\u00a0iPadem jest do nas wysyłany jak każdy inny.',
      },
      rows: {
        fields: {
          name: 'Dane',
          text: 'Imię i\u00a0nazwisko, adres e-mail, numer telefonu, firma i\u00a0wiadomość, jeśli zostały podane, oraz język, kraj i\u00a0adres strony.',
        },
        proof: {
          name: 'A\u00a0z\u00a0nimi',
          text: 'Zaakceptowany tekst i\u00a0jego wersja, adres, wydanie i\u00a0suma kontrolna warunków oraz losowa liczba, po której rozpoznajemy formularz, jeśli dotrze dwa razy. A\u00a0także to, jak długo formularz był otwarty: po tym odróżniamy ludzi od programów.',
        },
        purpose: {
          name: 'Cel i\u00a0podstawa',
          text: 'Odpowiedź i\u00a0przygotowanie umowy na Twoją prośbę (art.\u00a06 ust.\u00a01 lit.\u00a0b RODO). Żadna decyzja nie zapada automatycznie.',
        },
        recipient: {
          name: 'Odbiorca',
          text: '{brand:provider}. Nie sprzedajemy Twoich danych i\u00a0nikomu nie przekazujemy ich do celów reklamowych.',
        },
        kept: { name: 'Czas przechowywania', text: '{fact:policies.leadsKept}' },
        acceptance: {
          name: 'Dowód akceptacji',
          text: 'Który tekst i\u00a0kiedy zaakceptowano, z\u00a0losową liczbą formularza: {fact:policies.acceptanceKept}, także gdy reszta zostanie usunięta wcześniej. To dowód zawarcia umowy (art.\u00a06 ust.\u00a01 lit.\u00a0f RODO).',
        },
      },
    },
    measurement: {
      heading: 'Pomiar tylko za zgodą',
      text: {
        ask: 'Na stronach z\u00a0ofertą pytamy, czy możemy zmierzyć jej skuteczność. Jeśli odmówisz albo przeglądarka wyśle sygnał Global Privacy Control, nic nie jest mierzone, a\u00a0wszystko działa tak samo.',
        event:
          'Jeśli się zgodzisz, a\u00a0potem wyślesz formularz oferty, do usługi pomiarowej trafia jeden komunikat: że złożono zapytanie, nazwa oferty, jej cena miesięczna i\u00a0waluta. Nie zawiera niczego, co wpisujesz. Razem z\u00a0komunikatem usługa widzi adres IP. Podstawą jest Twoja zgoda (art.\u00a06 ust.\u00a01 lit.\u00a0a RODO).',
        withdraw:
          'Decyzję można zmienić **w\u00a0każdej chwili** w\u00a0ustawieniach na dole tych stron. To, co wysłano wcześniej, pozostaje zgodne z\u00a0prawem.',
      },
    },
    elsewhere: {
      heading: 'Odnośniki do innych stron',
      text: {
        links:
          'Rejestracja, blog, pomoc, sklep, status usług, sklepy z\u00a0aplikacjami i\u00a0sieci społecznościowe to osobne strony, z\u00a0własnymi zasadami prywatności. Niczego im nie wysyłamy; prowadzi tam dopiero kliknięcie.',
      },
    },
    rights: {
      heading: 'Twoje prawa',
      text: {
        list: 'Możesz żądać dostępu do swoich danych (art.\u00a015 RODO), ich sprostowania (art.\u00a016), usunięcia (art.\u00a017) lub ograniczenia przetwarzania (art.\u00a018) oraz otrzymać je w\u00a0powszechnie używanym formacie (art.\u00a020). Gdy dane sprostujemy, usuniemy lub ograniczymy, powiadomimy tych, którzy je otrzymali (art.\u00a019). Wystarczy krótki e-mail na adres {brand:email}.',
        object:
          'Tam, gdzie powołujemy się na uzasadniony interes, **możesz wnieść sprzeciw** (art.\u00a021). Zgodę można w\u00a0każdej chwili wycofać ze skutkiem na przyszłość.',
        complain:
          'Możesz wnieść skargę do organu nadzorczego w\u00a0kraju, w\u00a0którym mieszkasz lub pracujesz albo w\u00a0którym Twoim zdaniem doszło do naruszenia (art.\u00a077).',
        switzerland:
          'W\u00a0Szwajcarii obowiązuje federalna ustawa o\u00a0ochronie danych z\u00a0odpowiednimi prawami; organem jest Federalny Pełnomocnik ds. Ochrony Danych i\u00a0Informacji.',
      },
    },
  },
});
