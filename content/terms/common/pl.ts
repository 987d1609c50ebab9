import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Regulamin (ogólne warunki umów) dotyczący {brand:product}',
    description:
      'Warunki umowy dotyczące {brand:product}: rejestracja, korzystanie, wsparcie, opłaty, blokada, wypowiedzenie i odpowiedzialność.',
  },
  title: 'Regulamin (ogólne warunki umów)',
  lead: 'Niniejsze warunki regulują umowę o korzystanie z kasy w chmurze {brand:product} przez przedsiębiorców.',
  clauses: {
    scope: {
      heading: 'Zakres stosowania i przedmiot umowy',
      provider:
        'Niniejsze ogólne warunki umów mają zastosowanie do umów zawieranych z {brand:provider} (dalej: „{def:provider|Dostawca}”), których przedmiot określono w punkcie {ref:scope.subject}. Z {term:provider|Dostawcą} można skontaktować się pocztą elektroniczną pod adresem {brand:email}.',
      subject:
        'Przedmiotem umowy jest udostępnianie kasy w chmurze {brand:product} (dalej: „{def:product|Produkt}”) w formie oprogramowania jako usługi (Software as a Service) w ramach abonamentu.',
      business:
        '{term:product|Produkt} jest oferowany wyłącznie przedsiębiorcom. Kontrahentem {term:provider|Dostawcy} może być wyłącznie podmiot prowadzący przedsiębiorstwo. Kontrahent ten jest dalej określany jako „{def:customer|Klient}”.',
      age: '{term:customer|Klient} musi mieć co najmniej {fact:terms.minimumAge|lat}.',
      exclusive:
        'Zastosowanie mają wyłącznie niniejsze ogólne warunki umów. Ogólne warunki umów {term:customer|Klienta} nie stają się częścią umowy.',
      appendices:
        'Załącznikami do niniejszych ogólnych warunków umów i częścią umowy są dokumenty „{doc:prices|Opis usług i cennik}”, „{doc:countries|Lista krajów}” oraz „{doc:models|Opis usług – modele wsparcia}”.',
      country:
        'Konto klienta (dalej: „{def:account|Konto}”) obejmuje osobisty adres e-mail, hasło i wybrany kraj. Każde {term:account|Konto} jest przypisane do wybranego kraju. Kraje, które można wybrać, wymieniono w dokumencie „{doc:countries|Lista krajów}”.',
    },
    registration: {
      heading: 'Rejestracja',
      free: 'Rejestracja jest bezpłatna.',
      truth: 'Dane podawane przez {term:customer|Klienta} przy rejestracji muszą być kompletne i prawidłowe.',
      proof: '{term:provider|Dostawca} może żądać od {term:customer|Klienta} dowodów na potwierdzenie danych podanych przy rejestracji.',
      password: '{term:customer|Klient} jest zobowiązany zmienić hasło do swojego {term:account|Konta} po pierwszym zalogowaniu.',
    },
    contract: {
      heading: 'Zawarcie i czas trwania umowy',
      conclusion:
        'Umowa zostaje zawarta w ten sposób, że {term:customer|Klient} wybiera model kasy (dalej: „{def:model|Model}”), funkcje modułowe (dalej: „{def:module|Moduły}”) i model wsparcia oraz aktywnie akceptuje niniejsze ogólne warunki umów.',
      duration: 'Umowa zostaje zawarta na czas nieokreślony.',
      modules: '{term:customer|Klient} może w każdym czasie aktywować i dezaktywować {term:module|Moduły}.',
      freeModules:
        '{term:module|Moduł}, który jest bezpłatny do odwołania, {term:provider|Dostawca} może w każdym czasie wycofać lub uczynić odpłatnym.',
    },
    demo: {
      heading: 'Tryb demonstracyjny i Tryb produkcyjny',
      period:
        '{term:product|Produkt} jest początkowo dostępny dla {term:customer|Klienta} w ramach bezpłatnego użytkowania próbnego (dalej: „{def:demo|Tryb demonstracyjny}”). {term:demo|Tryb demonstracyjny} trwa {fact:terms.demo|dni}.',
      extent: '{term:demo|Tryb demonstracyjny} obejmuje {term:model|Model} PREMIUM ze wszystkimi {term:module|Modułami}.',
      mark: 'Faktury i paragony wystawiane w {term:demo|Trybie demonstracyjnym} są opatrzone oznaczeniem „DEMO”.',
      real: 'Wybierając {term:model|Model}, {term:customer|Klient} przechodzi do użytkowania produkcyjnego (dalej: „{def:real|Tryb produkcyjny}”). Wraz z przejściem do {term:real|Trybu produkcyjnego} usuwane są wszystkie faktury testowe.',
    },
    service: {
      heading: 'Świadczenia Dostawcy',
      cloud:
        '{term:provider|Dostawca} udostępnia {term:product|Produkt} za pośrednictwem internetu. Zakres świadczeń wynika z wybranego {term:model|Modelu}, aktywowanych {term:module|Modułów} oraz dokumentu „{doc:prices|Opis usług i cennik}”.',
      offline: 'Tryb offline nie jest dostępny. Korzystanie z {term:product|Produktu} wymaga aktywnego połączenia z internetem.',
      browsers:
        'Przeglądarki i systemy mobilne, za pomocą których {term:customer|Klient} korzysta z {term:product|Produktu}, muszą pochodzić z ostatnich {fact:terms.browserAge|lat}.',
      minorChange:
        'Zmianę funkcji o mniej niż {fact:terms.functionCut} uznaje się za nieznaczną. Do ograniczeń funkcji odpłatnych, które osiągają lub przekraczają ten próg, stosuje się punkt {ref:termination.customerCause}.',
      hardware:
        '{term:provider|Dostawca} gwarantuje kompatybilność sprzętową {term:product|Produktu} przez okres {fact:terms.hardware|miesięcy}.',
    },
    use: {
      heading: 'Korzystanie i bezpieczeństwo',
      business: '{term:customer|Klient} może korzystać z {term:product|Produktu} wyłącznie na potrzeby własnego przedsiębiorstwa.',
      country:
        '{term:customer|Klient} może korzystać z {term:product|Produktu} wyłącznie w kraju, do którego jego {term:account|Konto} jest przypisane zgodnie z punktem {ref:scope.country}.',
      secrecy:
        '{term:customer|Klient} jest zobowiązany zachować w tajemnicy administratorskie dane dostępowe do swojego {term:account|Konta}.',
      modification: '{term:customer|Klient} nie może opracowywać ani zmieniać {term:product|Produktu}.',
      thirdParties: '{term:customer|Klient} nie może dopuszczać do korzystania z {term:product|Produktu} przez osoby trzecie.',
      employees:
        'Osoby działające na rzecz przedsiębiorstwa {term:customer|Klienta} (dalej: „{def:employee|Personel}”) korzystają z {term:product|Produktu} zgodnie z poleceniami {term:customer|Klienta}. Punkt {ref:use.thirdParties} nie stoi na przeszkodzie korzystaniu przez {term:employee|Personel}, któremu takie polecenia wydano.',
      devices: 'Z {term:product|Produktu} można korzystać jednocześnie na co najwyżej {fact:terms.devices} urządzeniu.',
      harmful:
        '{term:customer|Klient} jest zobowiązany zapewnić, aby wskutek korzystania przez niego nie trafiały do {term:product|Produktu} dane, które mogą zaszkodzić jego bezpieczeństwu (dalej: „{def:harmful|Szkodliwe dane}”).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Wsparcie i zakłócenia',
      general: 'Wsparcie ogólne jest bezpłatne.',
      premium:
        'Wsparcie Premium jest rozliczane ryczałtem rocznym albo według nakładu pracy. Wysokość opłat za wsparcie określa punkt {ref:fees.support}.',
      models:
        '{term:customer|Klient} wybiera model wsparcia. Modele wsparcia opisano w dokumencie „{doc:models|Opis usług – modele wsparcia}”.',
      change:
        '{term:customer|Klient} może co roku zmienić sposób rozliczania wsparcia Premium ze skutkiem na rok następny. O zmianie należy zawiadomić {term:provider|Dostawcę} do dnia {fact:terms.supportChange}.',
      debit:
        'Rozliczanie według nakładu pracy wymaga, aby {term:customer|Klient} udzielił zgody na obciążanie rachunku w drodze polecenia zapłaty.',
      faults: '{term:customer|Klient} jest zobowiązany zgłaszać zakłócenia wyłącznie pocztą elektroniczną, podając ich dokładny opis.',
      reaction: '{term:provider|Dostawca} reaguje na zakłócenia techniczne w ciągu {fact:terms.reaction|dni roboczych}.',
    },
    fees: {
      heading: 'Opłaty i płatność',
      parts:
        '{term:customer|Klient} jest zobowiązany uiszczać opłatę podstawową za wybrany {term:model|Model}, opłaty modułowe za aktywowane {term:module|Moduły} oraz opłaty za wsparcie (dalej łącznie: „{def:fees|Opłaty}”). Wysokość {term:fees|Opłat} wynika z dokumentu „{doc:prices|Opis usług i cennik}” oraz z niniejszych ogólnych warunków umów.',
      net: 'Wszystkie ceny są cenami netto i nie obejmują podatku od towarów i usług (VAT).',
      payment: 'Płatność następuje kartą lub poleceniem zapłaty za pośrednictwem podmiotu świadczącego usługi płatnicze.',
      support:
        'Ryczałt roczny za wsparcie Premium wynosi {fact:terms.supportYearly} netto rocznie; w pierwszym roku wsparcie Premium rozliczane ryczałtem rocznym jest bezpłatne. Przy rozliczaniu według nakładu pracy opłata za wsparcie wynosi {fact:terms.supportMinute} netto za każdą rozpoczętą minutę.',
      handover:
        'Za przekazanie danych po wypowiedzeniu umowy (dalej: „{def:handover|Przekazanie danych}”) {term:provider|Dostawca} nalicza {fact:terms.handoverHour} netto za godzinę w jednostkach po {fact:terms.handoverUnit|minut}.',
      paperInvoice: 'Za każdą fakturę w formie papierowej {term:provider|Dostawca} nalicza {fact:terms.paperInvoice} netto.',
      interest: 'W razie opóźnienia {term:customer|Klienta} w zapłacie odsetki za opóźnienie wynoszą {fact:terms.lateInterest} rocznie.',
      index:
        'Ceny podlegają waloryzacji według austriackiego wskaźnika cen towarów i usług konsumpcyjnych (VPI) {fact:terms.indexYear}, publikowanego przez Statistik Austria.',
    },
    blocking: {
      heading: 'Blokada i usunięcie',
      arrears:
        'Jeżeli {term:fees|Opłaty} nie zostały uiszczone, {term:provider|Dostawca} może po uprzednim ostrzeżeniu zablokować {term:account|Konto}.',
      effect: 'W czasie blokady obowiązki {term:provider|Dostawcy} ulegają zawieszeniu; {term:fees|Opłaty} są nadal naliczane.',
      abuse: 'W razie podejrzenia nadużycia {term:provider|Dostawca} może zablokować lub usunąć {term:account|Konto}.',
    },
    changes: {
      heading: 'Zmiany ogólnych warunków umów i cen',
      terms:
        '{term:provider|Dostawca} może zmieniać niniejsze ogólne warunki umów. Zmiana staje się skuteczna po upływie {fact:terms.termsNotice|dni kalendarzowych} od zawiadomienia o niej {term:customer|Klienta}, chyba że {term:customer|Klient} wyrazi sprzeciw pocztą elektroniczną.',
      silence:
        'Milczenie {term:customer|Klienta} uznaje się za zgodę na zmianę, o której zawiadomiono zgodnie z punktem {ref:changes.terms}.',
      prices:
        '{term:provider|Dostawca} może zmieniać ceny. Jest zobowiązany zawiadomić {term:customer|Klienta} o zmianach cen z wyprzedzeniem wynoszącym {fact:terms.priceNotice|dni}.',
      firstMonths: 'W ciągu pierwszych {fact:terms.noIncrease|miesięcy} ceny nie są podwyższane.',
    },
    termination: {
      heading: 'Wypowiedzenie',
      customer:
        '{term:customer|Klient} może wypowiedzieć umowę w każdym czasie ze skutkiem natychmiastowym, także wtedy, gdy jego {term:account|Konto} jest zablokowane.',
      provider:
        '{term:provider|Dostawca} może wypowiedzieć umowę ze skutkiem na koniec miesiąca, z zachowaniem okresu wypowiedzenia wynoszącego {fact:terms.providerNotice|tygodni}.',
      cause:
        'Z ważnego powodu {term:provider|Dostawca} może wypowiedzieć umowę ze skutkiem natychmiastowym. Ważny powód zachodzi w szczególności wtedy, gdy {term:customer|Klient} po upływie dodatkowego terminu wynoszącego {fact:terms.arrearsGrace|dni} nadal pozostaje w opóźnieniu z zapłatą lub gdy narusza postanowienia punktów {ref:use.secrecy..use.thirdParties} (dane dostępowe, zmiana {term:product|Produktu}, korzystanie przez osoby trzecie), {ref:use.devices} (urządzenia) lub {ref:use.harmful} ({term:harmful|Szkodliwe dane}).',
      customerCause:
        'Po stronie {term:customer|Klienta} ważny powód wypowiedzenia zachodzi wtedy, gdy funkcje odpłatne zostają ograniczone o {fact:terms.functionCut} lub więcej. Z tego prawa wypowiedzenia należy skorzystać w terminie {fact:terms.functionCutUse|dni}.',
      handover: 'Do {term:handover|Przekazania danych} stosuje się punkt {ref:fees.handover}.',
    },
    defects: {
      heading: 'Wady',
      report:
        '{term:customer|Klient} jest zobowiązany zgłaszać wady i składać reklamacje pocztą elektroniczną w terminie {fact:terms.defectReport|dni}.',
      claims:
        'Terminy określone w punktach {ref:liability.expiry} i {ref:liability.latest} stosuje się również do roszczeń {term:customer|Klienta} z tytułu wady.',
    },
    liability: {
      heading: 'Odpowiedzialność i wygaśnięcie roszczeń',
      cap: 'Odpowiedzialność {term:provider|Dostawcy} za niedbalstwo jest ograniczona kwotowo do {fact:terms.capFactor}-krotności rocznej opłaty podstawowej netto, o której mowa w punkcie {ref:fees.parts}.',
      expiry: 'Roszczenia {term:customer|Klienta} wygasają z upływem {fact:terms.claimsKnown|miesięcy} od powzięcia wiadomości.',
      latest: 'Roszczenia {term:customer|Klienta} wygasają w każdym razie z upływem {fact:terms.claimsLatest|lat}.',
    },
    law: {
      heading: 'Prawo właściwe i właściwość sądu',
      applicable: 'Prawem właściwym jest prawo austriackie.',
      court: 'Sądem właściwym jest sąd w miejscu siedziby {term:provider|Dostawcy} w Wieselburgu (Austria).',
    },
  },
} as const satisfies Guide);
