import { defineNavigation, external, to } from 'wortlaut';
import { documents } from './terms/documents.ts';

/** Spain has a page for the iPad offer, the other countries a place on their home page (F5). */
const offer = { countries: { es: to('ipad-offer') }, default: to('home', 'offer') };

/** Each country's terms, as in the table of the footer (F6). */
const terms = { countries: documents, default: to('terms') };

/** The pages that Spain alone has, in its header and its footer. */
const functions = [
  { label: 'footer.terminal', to: to('terminal-pos') },
  { label: 'footer.software', to: to('software-tpv') },
  { label: 'footer.mobilePayments', to: to('pagos-moviles') },
  { label: 'footer.invoicing', to: to('facturacion') },
  { label: 'footer.stock', to: to('inventario') },
];
const trades = [
  { label: 'footer.restaurants', to: to('restaurantes') },
  { label: 'footer.retail', to: to('comercio-minorista') },
  { label: 'footer.services', to: to('servicios-profesionales') },
  { label: 'footer.beauty', to: to('belleza-bienestar') },
  { label: 'footer.health', to: to('healthcare') },
];
const help = { label: 'nav.help', to: to('help') };

const prices = { label: 'nav.pricing', to: to('prices') };

/** The header of all countries but Spain (F4, decision 10). */
const alternative = [
  { label: 'nav.benefits', to: to('benefits') },
  { label: 'nav.about', to: to('about') },
  { label: 'nav.helps', to: to('solutions') },
  prices,
  { label: 'nav.support', to: to('support') },
];

export default defineNavigation({
  menus: {
    full: [
      {
        label: 'nav.about',
        items: [
          { label: 'nav.about', to: to('about') },
          { label: 'nav.team', to: to('about', 'team') },
          { label: 'nav.exhibitions', to: to('exhibitions') },
        ],
      },
      { label: 'nav.reviews', to: to('reviews') },
      prices,
      { label: 'nav.blog', to: external('blog') },
      {
        label: 'nav.help',
        items: [help, { label: 'nav.contact', to: external('contact') }, { label: 'nav.faq', to: external('faq') }],
      },
      { label: 'nav.store', items: [{ label: 'nav.store', to: external('store') }, ...trades, ...functions] },
    ],
    alternative,
    alternativeEnglish: [
      ...alternative,
      {
        label: 'nav.more',
        items: [
          { label: 'nav.products', to: to('home', 'products') },
          { label: 'nav.solutions', to: to('solutions') },
          { label: 'nav.resources', to: to('support', 'faq') },
          { label: 'nav.company', to: to('about') },
        ],
      },
    ],
    explore: [
      { label: 'footer.product', to: to('product') },
      { label: 'nav.benefits', to: to('benefits') },
      { label: 'nav.helps', to: to('solutions') },
      prices,
      { label: 'nav.reviews', to: to('reviews') },
      { label: 'footer.offer', to: offer },
      { label: 'footer.monthlyOffer', to: to('ipad-offer-2') },
    ],
    functions: [...functions, help],
    trades,
    company: [
      { label: 'nav.about', to: to('about') },
      { label: 'nav.exhibitions', to: to('exhibitions') },
      { label: 'nav.support', to: to('support') },
      { label: 'footer.status', to: external('status') },
    ],
    legal: [
      { label: 'footer.terms', to: terms },
      { label: 'footer.privacy', to: to('privacy') },
      { label: 'footer.imprint', to: to('imprint') },
    ],
  },
  header: { countries: { es: 'full' }, languages: { en: 'alternativeEnglish' }, default: 'alternative', without: ['ipad-offer-2'] },
  footer: [
    { heading: 'footer.explore', menu: 'explore' },
    { heading: 'footer.functions', menu: 'functions', countries: ['es'] },
    { heading: 'footer.trades', menu: 'trades', countries: ['es'] },
    { heading: 'footer.company', menu: 'company' },
    { heading: 'footer.legal', menu: 'legal' },
  ],
  banner: offer,
});
