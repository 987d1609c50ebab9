import { at, defineQuestions, question } from 'wortlaut';

/** What the contract texts leave open. Counsel and owner decide; dist/reports/questions.html prints it. */
export default defineQuestions({
  'A2 Which countries can an account have?': question({
    readings: [
      'An account can be fixed to every country that has terms, so the country list lacks Britain, Italy and the Netherlands.',
      'An account can be fixed to the countries of the list alone, so nobody can perform the contracts of the other three.',
    ],
    today:
      'The terms of Britain, Italy and the Netherlands are for businesses there, and the list that is part of them names other countries.',
    concerns: [
      at.clause('terms-common', 'scope.country'),
      at.clause('terms-common', 'use.country'),
      at.text('country-list', 'sections.countries.table.rows'),
    ],
  }),
  'A3 What does the provider owe?': question({
    readings: [
      'The functions of the chosen model, which a description has to list.',
      'Whatever the software does on the day; smaller changes are allowed without limit.',
    ],
    today: 'The scope follows from the service description, which lists no function of any model or module.',
    concerns: [
      at.clause('terms-common', 'service.cloud'),
      at.clause('terms-common', 'service.minorChange'),
      at.text('price-list', 'sections.service.text'),
    ],
  }),
  'A5 Which contract covers the demo?': question({
    readings: [
      'The terms apply from the registration, and choosing a model only ends the demo.',
      'The contract is concluded when a model is chosen, and the days before have none.',
    ],
    today: 'The demo is part of the terms, and the contract comes into being with the choice of a model.',
    concerns: [
      at.clause('terms-common', 'contract.conclusion'),
      at.clause('terms-common', 'demo.period'),
      at.clause('terms-common', 'demo.real'),
    ],
  }),
  'A6 Whose notice is a month in Czechia and Poland?': question({
    readings: [
      'The notice of the provider: a month in place of six weeks.',
      'The notice of both: the customer, who may leave at any time elsewhere, is bound for a month.',
    ],
    today: 'The clause names nobody, and adds that the right of the customer remains.',
    concerns: [
      at.text('terms-cz', 'clauses.termination.provider'),
      at.text('terms-pl', 'clauses.termination.provider'),
      at.clause('terms-common', 'termination.customer'),
      at.fact('terms.monthNotice'),
    ],
  }),
  'A7 Which year is meant?': question({
    readings: [
      'The calendar year: 31 October and the following year are days of the calendar.',
      'The year of the contract, from its conclusion.',
    ],
    today: 'Premium support is free in the first year and changes for the following year; neither year has a first day.',
    concerns: [at.clause('terms-common', 'support.change'), at.clause('terms-common', 'fees.support'), at.fact('terms.supportChange')],
  }),
  'A8 In which form is notice given?': question({
    readings: ['In any form, the telephone included.', 'By email, as objections and defects are.', 'In writing, with a signature.'],
    today: 'The clauses on termination name no form and no channel.',
    concerns: [at.clause('terms-common', 'termination.customer'), at.clause('terms-common', 'termination.provider')],
  }),
  'A9 Which text prevails?': question({
    readings: [
      'A new price list is a change of prices: 60 days, and no right to object.',
      'The price list is part of the terms: 60 days, and the customer may object.',
    ],
    today:
      'Prices change by one clause and terms by another; the price list is part of the contract, and a free module can cost money at any time.',
    concerns: [
      at.clause('terms-common', 'changes.prices'),
      at.clause('terms-common', 'changes.terms'),
      at.clause('terms-common', 'contract.freeModules'),
      at.clause('terms-common', 'scope.appendices'),
    ],
  }),
  'B5 Is the Swiss penalty the same in both languages?': question({
    readings: [
      '“Konventionalstrafe” and “pénalité” are one thing, a penalty under the Code of Obligations.',
      'French needs “peine conventionnelle”, its own word for it.',
    ],
    today: 'German has the Swiss word, French that of France.',
    concerns: [
      at.text('terms-ch', 'clauses.use.penalty', { language: 'de' }),
      at.text('terms-ch', 'clauses.use.penalty', { language: 'fr' }),
    ],
  }),
  'B165 May the handover of data cost money?': question({
    readings: [
      'It may: the fee pays for work beyond an export.',
      'It may not from 12 January 2027, if the Data Act takes the till for a data processing service.',
    ],
    today: 'The handover costs an hourly fee, and no clause says how long the data are kept.',
    concerns: [
      at.clause('terms-common', 'fees.handover'),
      at.clause('terms-common', 'termination.handover'),
      at.fact('terms.handoverHour'),
    ],
  }),
  'B167 Is the interest a rate?': question({
    readings: ['A rate: nine per cent in a year.', 'Percentage points above a base rate, as the law of Austria has it between businesses.'],
    today: 'The clause states a rate.',
    concerns: [at.clause('terms-common', 'fees.interest'), at.fact('terms.lateInterest')],
  }),
  'B169 Do prices follow the index by themselves?': question({
    readings: [
      'They follow without a message, from the day on which the index is published.',
      'Each adjustment is a change of prices, with its notice.',
    ],
    today: 'The clause binds the prices to the index, and names neither a threshold nor a day.',
    concerns: [at.clause('terms-common', 'fees.index'), at.clause('terms-common', 'changes.prices')],
  }),
  'B181 How far does the cap reach?': question({
    readings: ['It covers every negligence, gross negligence too.', 'It covers slight negligence alone.'],
    today: 'The clause caps liability for negligence at ten base fees, which is nothing for a model without a fee.',
    concerns: [at.clause('terms-common', 'liability.cap'), at.fact('terms.capFactor')],
  }),
  'B186 Which language and which court decide?': question({
    readings: ['The German text, and the court in Wieselburg alone.', 'The text of the country, and any court that the law allows.'],
    today: 'Austrian law and court apply everywhere; no version says which language prevails.',
    concerns: [at.clause('terms-common', 'law.applicable'), at.clause('terms-common', 'law.court')],
  }),
});
