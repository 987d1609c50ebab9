import { defineLanguages } from 'wortlaut';

export default defineLanguages({
  en: { name: 'English', nativeName: 'English' },
  de: { name: 'German', nativeName: 'Deutsch' },
});
