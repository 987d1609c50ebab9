import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'W\u00a0czym pomaga {brand:product}: kasa, strona, social media',
    description:
      'System kasowy, kreator stron i\u00a0obsługa mediów społecznościowych od jednego dostawcy. W\u00a0czym każde z\u00a0tych rozwiązań wyręcza firmę.',
  },
  heading: 'W\u00a0sklepie sprzedajesz, w\u00a0sieci Cię znajdują',
  lead: 'Trzy usługi dla firm, które nie mają własnego działu IT. Każda osobno albo wszystkie razem.',
  cards: {
    pos: {
      title: 'System kasowy',
      subtitle: 'Kasa na iPadzie',
      text: 'Sprzedaż, wydruk potwierdzeń, podsumowanie dnia. Przy ladzie i\u00a0w\u00a0terenie.',
      features: {
        cloud: 'Architektura chmurowa',
        mobile: 'iPad i\u00a0kasa mobilna',
        reports: 'Raporty w\u00a0czasie rzeczywistym',
        inventory: 'Gospodarka magazynowa',
        customers: 'Baza klientów',
        support: 'Pomoc przez całą dobę',
      },
      button: 'Zobacz kasę',
    },
    website: {
      title: 'Kreator stron',
      subtitle: 'Strona, która tworzy się niemal sama',
      text: 'Z\u00a0podanych informacji powstaje gotowa strona, która dobrze wygląda na każdym telefonie.',
      features: {
        automated: 'Tworzona automatycznie',
        responsive: 'Dopasowuje się do każdego urządzenia',
        seo: 'Zoptymalizowana pod wyszukiwarki',
        shop: 'Podłączysz też sklep internetowy',
        content: 'Treści do samodzielnej edycji',
        hosting: 'Hosting w\u00a0cenie',
      },
      button: 'Zapytaj o\u00a0stronę',
    },
    social: {
      title: 'Media społecznościowe jako usługa',
      subtitle: 'My publikujemy, Ty sprzedajesz',
      text: 'Twoje profile żyją, nawet gdy w\u00a0firmie jest duży ruch.',
      features: {
        content: 'Tworzenie treści',
        posts: 'Regularne posty',
        community: 'Opieka nad społecznością',
        analytics: 'Analizy i\u00a0raporty',
        strategy: 'Opracowanie strategii',
        platforms: 'Obsługa kilku platform',
      },
      button: 'Zapytaj o\u00a0obsługę',
    },
  },
  why: {
    heading: 'Dlaczego {brand:product}?',
    items: {
      cloud: { title: 'Dane w\u00a0chmurze', text: 'Przy ladzie, w\u00a0domu i\u00a0w\u00a0drodze: na każdym urządzeniu te same liczby.' },
      easy: { title: 'Prosta obsługa', text: 'Duże przyciski, prosty układ. Odnajdzie się nawet ktoś, kto pomaga tylko w\u00a0soboty.' },
      one: { title: 'Wszystko od jednego dostawcy', text: 'Kasa, strona i\u00a0media społecznościowe: trzy zadania, jeden kontakt.' },
      support: { title: 'Pomoc przez całą dobę', text: 'Pisz o\u00a0dowolnej porze, także po zamknięciu.' },
    },
  },
  closing: {
    heading: 'Trudno się zdecydować?',
    text: 'Opowiedz nam o\u00a0swojej firmie. Porada nic nie kosztuje.',
    consult: 'Bezpłatna konsultacja',
    learn: 'Dowiedz się więcej',
  },
});
