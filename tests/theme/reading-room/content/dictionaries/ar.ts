import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: { skip: 'انتقل إلى النص', shareImage: 'ثلاثة كتب على رف', menu: 'القائمة', languages: 'اللغات' },
  menu: { home: 'البداية', hours: 'أوقات العمل', journal: 'اليوميات', catalogue: 'الفهرس' },
  journal: {
    title: 'يوميات قاعة القراءة',
    latest: 'جديد اليوميات',
    entries: 'يوميات أخرى',
    pages: 'صفحات اليوميات',
    newer: 'الأحدث',
    older: 'الأقدم',
    page: 'الصفحة {number}',
    numbered: '{text} (الصفحة {number})',
  },
});
