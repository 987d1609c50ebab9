import { expect, test } from 'vitest';
import { reversal } from '../../../generator/language/duties.ts';

/* Sentences beyond the contracts of the site: pairs that mean the same, and pairs that do not. */

const verbs = (german: string, language: string, text: string) =>
  reversal({ language: 'de', text: german }, { language, text })?.map(({ verb }) => verb);

test.each([
  ['Der Anbieter haftet nicht mehr.', 'en', 'The Provider is no longer liable.'],
  ['Der Anbieter haftet nicht mehr.', 'fr', 'Le Prestataire n’est plus responsable.'],
  ['Der Anbieter haftet nicht mehr.', 'it', 'Il Fornitore non è più responsabile.'],
  ['Nicht nur der Kunde haftet.', 'en', 'Not only the Customer is liable.'],
  ['Nicht nur der Kunde haftet.', 'fr', 'Non seulement le Client est responsable.'],
  ['Nicht nur der Kunde haftet.', 'cs', 'Nejen Zákazník odpovídá.'],
  ['Nicht nur der Kunde haftet.', 'pl', 'Nie tylko Klient odpowiada.'],
  ['Das gilt, ob er zahlt oder nicht.', 'en', 'This applies whether or not he pays.'],
  ['Das gilt, ob er zahlt oder nicht.', 'nl', 'Dit geldt, of hij nu betaalt of niet.'],
  ['Das dauert höchstens einen Tag.', 'it', 'Dura non più di un giorno.'],
  ['Das dauert höchstens einen Tag.', 'en', 'It takes no more than a day.'],
  ['Der Kunde darf das Konto nicht weitergeben.', 'fr', 'Le Client ne peut céder le compte.'],
  ['Der Kunde darf das Konto nicht weitergeben.', 'es', 'Queda prohibido al Cliente ceder la cuenta.'],
  ['Der Kunde darf das Konto nur im Betrieb nutzen.', 'fr', 'Le Client ne peut utiliser le compte que dans l’entreprise.'],
  ['Niemand haftet.', 'es', 'Nadie responde.'],
  ['Niemand haftet.', 'cs', 'Nikdo neodpovídá.'],
  ['Niemand haftet.', 'pl', 'Nikt nie odpowiada.'],
  ['Der Kunde erteilt den Auftrag.', 'cs', 'Zákazník zadává zakázku.'],
  ['Der Kunde meldet einen Unfall unverzüglich.', 'cs', 'Zákazník neprodleně oznámí nehodu.'],
  ['Die Klausel ist unwirksam.', 'cs', 'Ustanovení je neplatné.'],
  ['Der Kunde muss nicht zahlen.', 'nl', 'De Klant hoeft niet te betalen.'],
  ['Der Kunde muss nicht zahlen.', 'cs', 'Zákazník nemusí platit.'],
  ['Was nicht gut gemacht ist, machen wir neu.', 'pl', 'Co zrobiono źle, robimy od nowa.'],
  ['Was schlecht gemacht ist, machen wir neu.', 'en', 'What was not done well is done again.'],
  ['Ist eine Angabe falsch, haftet er.', 'en', 'If a statement is incorrect, he is liable.'],
  ['Das dauert mindestens einen Tag, höchstens eine Woche.', 'fr', 'Cela dure au plus une semaine, et au moins un jour.'],
  ['Spätestens einen Tag vor dem Ende kündigt er.', 'en', 'He gives notice at least a day before the end.'],
  ['Er zahlt spätestens am Ersten.', 'it', 'Paga entro e non oltre il primo.'],
])('%s means in %s: %s', (german, language, text) => {
  expect(verbs(german, language, text)).toBeUndefined();
});

test.each([
  ['Der Kunde darf kündigen.', 'en', 'The Customer shall give notice.', ['allows', 'requires']],
  ['Der Kunde darf kündigen.', 'fr', 'Le Client ne peut résilier.', ['allows', 'denies']],
  ['Der Kunde darf nicht kündigen.', 'cs', 'Zákazník nemusí vypovědět.', ['denies', 'lifts a duty']],
  ['Der Anbieter haftet nicht.', 'it', 'Il Fornitore è responsabile.', ['denies', 'affirms']],
  ['Der Anbieter haftet. Er zahlt nicht.', 'pl', 'Dostawca nie odpowiada. Nie płaci.', ['affirms', 'denies']],
  ['Er haftet nicht, wenn es schlecht gemacht ist.', 'en', 'He is liable if it is badly done.', ['denies 2 times', 'denies']],
  ['Das dauert mindestens einen Tag.', 'pl', 'To trwa co najwyżej dzień.', ['sets a lower limit', 'sets an upper limit']],
  ['Das dauert höchstens einen Tag.', 'cs', 'Trvá to nejméně den.', ['sets an upper limit', 'sets a lower limit']],
  ['Er zahlt frühestens am Ersten.', 'fr', 'Il paie au plus tard le premier.', ['sets a lower limit', 'sets an upper limit']],
  ['Er zahlt nicht weniger als die Hälfte.', 'es', 'Paga como máximo la mitad.', ['sets a lower limit', 'sets an upper limit']],
  ['Kein Kunde zahlt, wenn er nicht kauft.', 'nl', 'Geen klant betaalt als hij koopt.', ['denies 2 times', 'denies']],
])('%s does not mean in %s: %s', (german, language, text, expected) => {
  expect(verbs(german, language, text)).toEqual(expected);
});

test('a language without words is not compared', () => {
  expect(verbs('Der Kunde zahlt nicht.', 'sv', 'Kunden betalar.')).toBeUndefined();
});
