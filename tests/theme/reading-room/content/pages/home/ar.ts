import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: '{brand:product}: كتب للجميع', description: 'قاعة فيها أحد عشر ألف كتاب، مفتوحة لكل من يدخلها.' },
  heading: 'تفضّل واقرأ',
  text: 'أحد عشر ألف كتاب وأربعون كرسيًا وإبريق شاي. القراءة هنا لا تحتاج إلى بطاقة.',
  find: {
    label: 'ابحث عن كتاب جديد',
    found: '{books, plural, =0 {لا كتب} zero {لا كتب} one {كتاب واحد} two {كتابان} few {# كتب} many {# كتابًا} other {# كتاب}}',
  },
  books: { rivers: 'دليل الأنهار', lamps: 'صانع المصابيح', bread: 'الخبز على مهل', letters: 'رسائل من منارة' },
});
