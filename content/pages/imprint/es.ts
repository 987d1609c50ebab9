import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Aviso legal: quién está detrás de {brand:product}',
    description: 'Proveedor, domicilio y contacto de {brand:product}: quién lleva esta web y cómo hablar con una persona.',
  },
  heading: 'Aviso legal',
  lead: 'Quién hace {brand:product}, dónde está y cómo puedes contactar.',
  changed: 'Última modificación: {fact:policies.imprint}.',
  missing: 'Pendiente de completar por el proveedor',
  sections: {
    provider: {
      heading: 'Proveedor de esta web',
      text: {},
      rows: {
        name: { name: 'Empresa' },
        seat: { name: 'Domicilio social' },
        email: { name: 'Email' },
        phone: { name: 'Teléfono' },
        street: { name: 'Calle y código postal' },
        directors: { name: 'Administradores' },
        register: { name: 'Registro mercantil' },
        vat: { name: 'NIF-IVA' },
        authority: { name: 'Autoridad de supervisión' },
      },
    },
    reach: {
      heading: '¿Una duda sobre el TPV?',
      text: {
        answer: 'Se resuelve antes en la página de soporte. Al teléfono te atiende una persona: {fact:support.phone}.',
      },
    },
    purpose: {
      heading: 'Para qué sirve esta web',
      text: {
        what: 'Informa sobre {brand:product}, un TPV en la nube, y recibe solicitudes sobre él.',
        business:
          'La oferta es para negocios. Las condiciones de cada contrato son las condiciones generales del país donde tienes tu negocio.',
      },
    },
    names: {
      heading: 'Marcas de terceros',
      text: {
        marks:
          'iPad y App Store son marcas de Apple Inc.; Google Play es una marca de Google LLC. Se nombran para decir con qué funciona el producto.',
      },
    },
  },
});
