import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'أوقات العمل | {brand:product}', description: 'متى تكون قاعة القراءة مفتوحة.' },
  heading: 'أوقات العمل',
  paragraphs: {
    week: 'من الثلاثاء إلى السبت، من العاشرة إلى السادسة.',
    thursday: 'يبقى الضوء يوم الخميس حتى التاسعة، على طول {fact:room.shelf} من الرفوف.',
  },
});
