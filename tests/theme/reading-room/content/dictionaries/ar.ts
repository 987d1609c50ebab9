import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  layout: { skip: 'انتقل إلى النص', shareImage: 'ثلاثة كتب على رف', menu: 'القائمة', languages: 'اللغات' },
  menu: { home: 'البداية', hours: 'أوقات العمل', catalogue: 'الفهرس' },
});
