import { defineCopy } from 'wortlaut';

export default defineCopy('trade', {
  meta: {
    title: 'TPV para tiendas y comercio minorista | {brand:product}',
    description:
      'Lector de códigos de barras, lista de inventario, descuentos y vales: cómo trabaja el TPV {brand:product} en una tienda, de la apertura al cierre.',
  },
  eyebrow: 'Tiendas y comercio minorista',
  heading: 'Menos recuento, más mostrador',
  lead: 'Lees el código, cobras y das el ticket. Los artículos, los descuentos y el inventario están en el mismo iPad.',
  picture: {
    title: 'Un estante con pan, queso y vino, una etiqueta con código de barras y el ticket de la venta',
    words: { label: 'Pan de masa madre' },
    sold: { pan: 'Pan', queso: 'Queso curado', vino: 'Vino tinto' },
  },
  steps: {
    heading: 'Un sábado en tu tienda',
    lead: 'De la persiana arriba a la persiana abajo.',
    items: {
      opening: { title: 'Antes de abrir', text: 'Empieza la temporada. Importas los datos en lugar de teclear cada artículo.' },
      delivery: {
        title: 'Llega el pedido',
        text: 'Abres las cajas con la lista de inventario delante. Lo que no cuadra se ve ahora, no en enero.',
      },
      rush: { title: 'Media tarde', text: 'El lector lee la etiqueta, cobras y das el ticket. La cola avanza.' },
      closing: { title: 'Al cerrar', text: 'Las estadísticas te dicen qué ha salido hoy y qué no se mueve del estante.' },
    },
  },
  problems: {
    heading: 'Lo que cuesta dinero sin que se note',
    items: {
      codes: {
        problem: 'Los códigos se teclean a mano y siempre baila una cifra.',
        answer: 'Conectas un lector de códigos de barras: lee la etiqueta y no se equivoca de tecla.',
      },
      sales: {
        problem: 'En rebajas, el descuento depende de quién esté en la caja.',
        answer: 'Las ofertas y los descuentos los decides tú, y también quién puede hacer qué.',
      },
      stock: {
        problem: 'El inventario es una libreta que solo entiendes tú.',
        answer: 'La lista de inventario está en el TPV y los artículos se exportan cuando hacen falta fuera.',
      },
      gift: { problem: '«Es para regalar y no sé su talla.»', answer: 'Le das un vale: el TPV trabaja con vales y cupones.' },
    },
  },
  functions: {
    heading: 'Para la tienda',
    items: {
      barcode: 'Conexión para lector de códigos de barras',
      inventory: 'Lista de inventario',
      import: 'Importación de datos',
      discounts: 'Presupuestos y descuentos a medida',
      coupons: 'Vales y cupones',
      customers: 'Gestión de clientes',
      notes: 'Albaranes',
      export: 'Exportación de artículos',
    },
  },
  questions: {
    heading: 'Dos preguntas del mostrador',
    items: {
      scanner: {
        question: '¿Me sirve el lector que ya tengo?',
        answer: 'El TPV tiene conexión para lectores de códigos de barras. Dinos cuál es el tuyo y lo miramos contigo.',
      },
      start: {
        question: '¿Tengo que crear todos los artículos a mano?',
        answer: 'No. Importas tus datos y después pones cada artículo en su sitio con solo arrastrarlo.',
      },
    },
  },
  links: {
    heading: 'Sigue leyendo',
    items: { inventario: 'Inventario', facturacion: 'Facturación', product: 'Todas las funciones', offer: 'El pack con iPad' },
  },

  closing: {
    heading: 'Pruébalo con tus etiquetas',
    text: 'Crea unos cuantos artículos y véndelos. Tienes {fact:trial.period} gratis.',
    trial: 'Empezar prueba gratis',
    sales: 'Hablar con ventas',
  },
});
