import { translate } from 'wortlaut';
import source from './de.ts';

export default translate(source, {
  meta: {
    title: 'How {brand:product} helps: till, website, social media',
    description: 'Cash register, website builder and managed social media from one provider. What each of them takes off your hands.',
  },
  heading: 'Ring up inside, get found outside',
  lead: 'Three services for businesses without an IT department. Take one, or take all three.',
  cards: {
    pos: {
      title: 'Cash register',
      subtitle: 'The till on your iPad',
      text: 'Ring up, print receipts, close the day. At the counter and on the move.',
      features: {
        cloud: 'Cloud architecture',
        mobile: 'iPad and mobile till',
        reports: 'Real-time reports',
        inventory: 'Stock management',
        customers: 'Customer management',
        support: '24/7 support',
      },
      button: 'See the till',
    },
    website: {
      title: 'Website builder',
      subtitle: 'Your website, almost by itself',
      text: 'You give us the details, and they become a finished website that looks good on any phone.',
      features: {
        automated: 'Created automatically',
        responsive: 'Adapts to every device',
        seo: 'Optimised for search engines',
        shop: 'Connects to an online shop',
        content: 'Edit the content yourself',
        hosting: 'Hosting included',
      },
      button: 'Ask about a website',
    },
    social: {
      title: 'Social media as a service',
      subtitle: 'We post, you sell',
      text: 'Your channels stay alive, even when the shop is full.',
      features: {
        content: 'Content creation',
        posts: 'Regular posts',
        community: 'Community management',
        analytics: 'Analytics and reports',
        strategy: 'Strategy development',
        platforms: 'Multi-platform management',
      },
      button: 'Ask about social media',
    },
  },
  why: {
    heading: 'Why {brand:product}?',
    items: {
      cloud: { title: 'Your data in the cloud', text: 'At the counter, at home or on the move: the same figures on any device.' },
      easy: { title: 'Easy to use', text: 'Big buttons, clear steps. Even someone who only helps out on Saturdays finds their way.' },
      one: { title: 'All from one provider', text: 'Till, website and social media: three jobs, one contact.' },
      support: { title: '24/7 support', text: 'Write whenever it suits you, even after closing time.' },
    },
  },
  closing: {
    heading: 'Not sure what you need?',
    text: 'Tell us about your business. The advice is free.',
    consult: 'Free consultation',
    learn: 'Learn more',
  },
});
