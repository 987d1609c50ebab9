import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: { title: 'ليست على رفوفنا | {brand:product}', description: 'لا توجد صفحة في هذا العنوان.' },
  heading: 'ليست على رفوفنا',
  paragraphs: { lost: 'لا توجد صفحة في هذا العنوان. القائمة تعيدك.' },
});
