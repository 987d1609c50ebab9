import { defineLanguages } from 'wortlaut';

export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr' },
  de: { name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  fr: { name: 'French', nativeName: 'Français', direction: 'ltr' },
});
