import { defineLanguages } from 'wortlaut';

export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr' },
  de: { name: 'German', nativeName: 'Deutsch', direction: 'ltr', borrowed: ['bring', 'your', 'own', 'tablet'] },
});
