import { expect, test } from 'vitest';
import { otherPronouns } from '../../../generator/language/address.ts';

test.each([
  ['de', 'Sie', 'Schreiben Sie uns. Du kannst auch anrufen, wir helfen dir.', ['Du', 'dir']],
  ['de', 'du', 'Ruf an. Sie sind heute da: Sie helfen, wenn Sie fragen.', ['Sie']],
  ['es', 'tú', 'Abre tu caja. Usted decide, ustedes cobran.', ['Usted', 'ustedes']],
  ['es', 'usted', 'Abra su caja, tú decides.', ['tú']],
  ['pl', 'ty', 'Proszę sprawdzić, Szanowni Państwo, twój raport.', ['Szanowni', 'Państwo']],
  ['pl', 'ty', 'Państwo polskie. W tym państwie nie ma panów.', []],
  ['it', 'tu', 'Apri la tua cassa. Lei non chiama, ma Lei paga con il vostro tablet.', ['Lei', 'vostro']],
  ['fr', 'vous', 'Ouvrez votre caisse avec ta tablette. Toi, tu tiens bon.', ['ta', 'Toi', 'tu']],
  ['nl', 'u', 'Open uw kassa en neem je tablet.', ['je']],
  ['cs', 'vy', 'Otevřete vaši pokladnu na tvém tabletu, pro tebe.', ['tebe']],
  ['cs', 'vy', 'Ty stránky ti lidé znají.', []],
])('%s, %s: pronouns of another form of address in “%s”', (language, address, text, pronouns) => {
  expect(text.match(otherPronouns(language, address) as RegExp) ?? []).toEqual(pronouns);
});

test('a language without forms, and a form that it does not have, are not searched', () => {
  expect(otherPronouns('en', 'you')).toBeUndefined();
  expect(otherPronouns('de', 'usted')).toBeUndefined();
});
