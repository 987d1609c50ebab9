/** Reviews that stand in for real ones: first names and invented shops. Each stays in the language it was written in. */
export default [
  { name: 'Birgit', rating: 5, language: 'de', date: '2026-09-14', product: 'iPad', company: 'Friseursalon in Linz', comment: 'Am Samstag um elf eingerichtet, um zwölf die erste Kundin kassiert. Mehr wollte ich nicht.', sample: true },
  { name: 'Nuria', rating: 5, language: 'es', date: '2026-08-30', product: 'iPad', company: 'Cafetería en Valencia', comment: 'Cierro la caja en dos minutos y veo las ventas desde casa. Mi gestora también está contenta.', sample: true },
  { name: 'Agnieszka', rating: 5, language: 'pl', date: '2026-07-22', company: 'Studio paznokci w Krakowie', comment: 'Wreszcie kasa, której nie trzeba tłumaczyć nowym pracownicom.', sample: true },
  { name: 'Luc', rating: 4, language: 'fr', date: '2026-06-05', product: 'Premium', company: 'Épicerie à Lausanne', comment: 'Simple et rapide. J’aimerais encore plus de modèles d’étiquettes.', sample: true },
  { name: 'Petra', rating: 5, language: 'en', date: '2026-05-18', comment: '', sample: true },
] as const;
