/** Voices that stand in for real ones, in Spanish in every language version. */
export default [
  {
    name: 'Rosa',
    business: 'Peluquería',
    city: 'Sevilla',
    quote: 'Antes me quedaba media hora sumando tickets. Ahora bajo la persiana y la caja ya está hecha.',
    sample: true,
  },
  {
    name: 'Iker',
    business: 'Cafetería',
    city: 'Zaragoza',
    quote: 'Con la barra llena no hay tiempo para explicar nada. La chica nueva cobró sola la primera mañana.',
    sample: true,
  },
  {
    name: 'Carmen',
    business: 'Tienda de ropa',
    city: 'Murcia',
    quote: 'Miro en el móvil lo que llevamos vendido mientras espero a mi hijo en el entrenamiento.',
    sample: true,
  },
] as const;
