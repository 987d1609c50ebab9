import { defineLanguages } from 'wortlaut';

export default defineLanguages({
  en: { name: 'English', nativeName: 'English', direction: 'ltr' },
  de: { name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  fr: { name: 'French', nativeName: 'Français', direction: 'ltr', borrowed: ['ticket', 'tickets'] },
  es: { name: 'Spanish', nativeName: 'Español', direction: 'ltr' },
  pl: { name: 'Polish', nativeName: 'Polski', direction: 'ltr', borrowed: ['flat', 'white'] },
  it: { name: 'Italian', nativeName: 'Italiano', direction: 'ltr' },
  nl: { name: 'Dutch', nativeName: 'Nederlands', direction: 'ltr', borrowed: ['flat', 'white'] },
  cs: { name: 'Czech', nativeName: 'Čeština', direction: 'ltr', borrowed: ['flat', 'white'] },
});
