import { defineNavigation, outbound, to } from 'wortlaut';

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
      { label: 'nav.blog', to: outbound('blog') },
      {
        label: 'nav.help',
        items: [
          { label: 'nav.contact', to: to('support', 'contact') },
          { label: 'nav.faq', to: outbound('faq') },
        ],
      },
      { label: 'nav.store', to: outbound('store') },
    ],
    alternative: [
      { label: 'nav.benefits', to: to('benefits') },
      { label: 'nav.about', to: to('about') },
      { label: 'nav.helps', to: to('solutions') },
      { label: 'nav.support', to: to('support') },
    ],
    alternativeEnglish: [
      { label: 'nav.benefits', to: to('benefits') },
      { label: 'nav.about', to: to('about') },
      { label: 'nav.helps', to: to('solutions') },
      { label: 'nav.support', to: to('support') },
      {
        label: 'nav.more',
        items: [
          { label: 'nav.products', to: to('home', 'products') },
          { label: 'nav.solutions', to: to('solutions') },
          { label: 'nav.pricing', to: to('home', 'offer') },
          { label: 'nav.resources', to: to('support', 'faq') },
          { label: 'nav.company', to: to('about') },
        ],
      },
    ],
    explore: [
      { label: 'nav.benefits', to: to('benefits') },
      { label: 'nav.helps', to: to('solutions') },
      { label: 'nav.reviews', to: to('reviews') },
      { label: 'footer.offer', to: to('home', 'offer') },
    ],
    company: [
      { label: 'nav.about', to: to('about') },
      { label: 'nav.exhibitions', to: to('exhibitions') },
      { label: 'nav.support', to: to('support') },
      { label: 'footer.status', to: outbound('status') },
    ],
    legal: [
      { label: 'footer.terms', to: to('terms') },
      { label: 'footer.privacy', to: to('privacy') },
      { label: 'footer.imprint', to: to('imprint') },
    ],
  },
  header: { countries: { es: 'full' }, languages: { en: 'alternativeEnglish' }, otherwise: 'alternative' },
  footer: [
    { heading: 'footer.explore', menu: 'explore' },
    { heading: 'footer.company', menu: 'company' },
    { heading: 'footer.legal', menu: 'legal' },
  ],
  banner: to('home', 'offer'),
});
