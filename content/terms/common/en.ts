import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'General Terms and Conditions for {brand:product}',
    description: 'Contract terms for {brand:product}: registration, use, support, fees, blocking, termination and liability.',
  },
  title: 'General Terms and Conditions',
  lead: 'These terms govern the contract for the use of the cloud cash register {brand:product} by businesses.',
  clauses: {
    scope: {
      heading: 'Scope and subject matter',
      provider:
        'These General Terms and Conditions apply to contracts with {brand:provider} (the “{def:provider|Provider}”) concerning the subject matter stated in clause {ref:scope.subject}. The {term:provider|Provider} can be reached by email at {brand:email}.',
      subject:
        'The subject matter of the contract is the provision of the cloud cash register {brand:product} (the “{def:product|Product}”) as software as a service on a subscription basis.',
      business:
        'The {term:product|Product} is offered exclusively to businesses. Only a party that operates a business may contract with the {term:provider|Provider}. The contracting party is the “{def:customer|Customer}”.',
      age: 'The {term:customer|Customer} must be at least {fact:terms.minimumAge|years} of age.',
      exclusive:
        'These terms and conditions apply exclusively. Terms and conditions of the {term:customer|Customer} do not become part of the contract.',
      appendices:
        'The appendices to these terms and conditions, which form part of the contract, are the {doc:prices|Service Description and Price List}, the {doc:countries|Country List} and the {doc:models|Service Description of Support Models}.',
      country:
        'The customer account (the “{def:account|Account}”) comprises a personal email address, a password and the chosen country. Each {term:account|Account} is fixed to the chosen country. The countries that may be chosen are named in the {doc:countries|Country List}.',
    },
    registration: {
      heading: 'Registration',
      free: 'Registration is free of charge.',
      truth: 'The information that the {term:customer|Customer} provides on registration must be complete and correct.',
      proof:
        'The {term:provider|Provider} may require the {term:customer|Customer} to furnish proof of the information provided on registration.',
      password: 'The {term:customer|Customer} shall change the password of the {term:account|Account} after the first login.',
    },
    contract: {
      heading: 'Conclusion and duration of the contract',
      conclusion:
        'The contract is concluded when the {term:customer|Customer} selects a cash-register model (the “{def:model|Model}”), module functions (the “{def:module|Modules}”) and a support model and actively accepts these terms and conditions.',
      duration: 'The contract is concluded for an indefinite period.',
      modules: 'The {term:customer|Customer} may activate and deactivate {term:module|Modules} at any time.',
      freeModules:
        'The {term:provider|Provider} may at any time withdraw, or make subject to a charge, a {term:module|Module} that is free of charge until revoked.',
    },
    demo: {
      heading: 'Demo Mode and Live Mode',
      period:
        'The {term:product|Product} is initially available to the {term:customer|Customer} in a test mode free of charge (the “{def:demo|Demo Mode}”). The {term:demo|Demo Mode} lasts {fact:terms.demo|days}.',
      extent: 'The {term:demo|Demo Mode} comprises the PREMIUM {term:model|Model} with all {term:module|Modules}.',
      mark: 'Invoices and receipts issued in the {term:demo|Demo Mode} bear the mark “DEMO”.',
      real: 'By choosing a {term:model|Model}, the {term:customer|Customer} switches to live operation (the “{def:real|Live Mode}”). On the switch to the {term:real|Live Mode}, all test invoices are deleted.',
    },
    service: {
      heading: 'Services of the Provider',
      cloud:
        'The {term:provider|Provider} makes the {term:product|Product} available over the internet. The scope of the services follows from the chosen {term:model|Model}, the activated {term:module|Modules} and the {doc:prices|Service Description and Price List}.',
      offline: 'There is no offline mode. Use of the {term:product|Product} requires an active internet connection.',
      browsers:
        'The browsers and mobile systems with which the {term:customer|Customer} uses the {term:product|Product} must date from the last {fact:terms.browserAge|years}.',
      minorChange:
        'A change of the functions by less than {fact:terms.functionCut} is deemed minor. Clause {ref:termination.customerCause} applies to cuts of paid functions of that extent or more.',
      hardware:
        'The {term:provider|Provider} guarantees the hardware compatibility of the {term:product|Product} for a period of {fact:terms.hardware|months}.',
    },
    use: {
      heading: 'Use and security',
      business: 'The {term:customer|Customer} may use the {term:product|Product} only for the {term:customer|Customer}’s own business.',
      country:
        'The {term:customer|Customer} may use the {term:product|Product} only in the country to which the {term:account|Account} is fixed under clause {ref:scope.country}.',
      secrecy: 'The {term:customer|Customer} shall keep the administrator credentials of the {term:account|Account} secret.',
      modification: 'The {term:customer|Customer} shall neither edit nor modify the {term:product|Product}.',
      thirdParties: 'The {term:customer|Customer} shall not allow third parties to use the {term:product|Product}.',
      employees:
        'Persons who work for the business of the {term:customer|Customer} (the “{def:employee|Employees}”) use the {term:product|Product} as instructed by the {term:customer|Customer}. Clause {ref:use.thirdParties} does not preclude use by {term:employee|Employees} so instructed.',
      devices: 'The {term:product|Product} may be used on at most {fact:terms.devices} device at the same time.',
      harmful:
        'The {term:customer|Customer} shall ensure that the {term:customer|Customer}’s use does not introduce into the {term:product|Product} any data capable of harming its security (“{def:harmful|Harmful Data}”).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Support and faults',
      general: 'General support is free of charge.',
      premium:
        'Premium support is billed at an annual flat rate or by effort. Clause {ref:fees.support} governs the amount of the support fees.',
      models:
        'The {term:customer|Customer} chooses the support model. The support models are described in the {doc:models|Service Description of Support Models}.',
      change:
        'The {term:customer|Customer} may change the billing model of premium support annually with effect for the following year. The {term:provider|Provider} must be notified of the change by {fact:terms.supportChange}.',
      debit: 'Billing by effort requires the {term:customer|Customer} to grant a direct debit mandate.',
      faults: 'The {term:customer|Customer} shall report faults exclusively by email and with an exact description.',
      reaction: 'The {term:provider|Provider} reacts to technical faults within {fact:terms.reaction|working days}.',
    },
    fees: {
      heading: 'Fees and payment',
      parts:
        'The {term:customer|Customer} shall pay the base fee of the chosen {term:model|Model}, the module fees of the activated {term:module|Modules} and the support fees (the “{def:fees|Fees}”). The amount of the {term:fees|Fees} follows from the {doc:prices|Service Description and Price List} and from these terms and conditions.',
      net: 'All prices are net prices and exclude value added tax.',
      payment: 'Payment is made by card or direct debit through a payment service provider.',
      support:
        'The annual flat rate for premium support is {fact:terms.supportYearly} net per year; in the first year, premium support at the annual flat rate is free of charge. Where support is billed by effort, the support fee is {fact:terms.supportMinute} net per started minute.',
      handover:
        'For the handover of data after notice of termination of the contract (the “{def:handover|Data Handover}”), the {term:provider|Provider} charges {fact:terms.handoverHour} net per hour in units of {fact:terms.handoverUnit|minutes}.',
      paperInvoice: 'The {term:provider|Provider} charges {fact:terms.paperInvoice} net for each invoice on paper.',
      interest: 'If the {term:customer|Customer} is in default of payment, default interest amounts to {fact:terms.lateInterest} per year.',
      index: 'The prices are indexed to the Austrian consumer price index (VPI) {fact:terms.indexYear}, published by Statistics Austria.',
    },
    blocking: {
      heading: 'Blocking and deletion',
      arrears: 'If {term:fees|Fees} are unpaid, the {term:provider|Provider} may block the {term:account|Account} after prior warning.',
      effect: 'During the blocking, the duties of the {term:provider|Provider} are suspended; the {term:fees|Fees} continue to accrue.',
      abuse: 'On suspicion of abuse, the {term:provider|Provider} may block or delete the {term:account|Account}.',
    },
    changes: {
      heading: 'Changes to the terms and conditions and to prices',
      terms:
        'The {term:provider|Provider} may change these terms and conditions. A change takes effect {fact:terms.termsNotice|calendar days} after the {term:customer|Customer} is notified of it, unless the {term:customer|Customer} objects by email.',
      silence:
        'Silence on the part of the {term:customer|Customer} is deemed consent to the change notified under clause {ref:changes.terms}.',
      prices:
        'The {term:provider|Provider} may change the prices. The {term:provider|Provider} shall notify the {term:customer|Customer} of price changes with a notice period of {fact:terms.priceNotice|days}.',
      firstMonths: 'Prices are not increased in the first {fact:terms.noIncrease|months}.',
    },
    termination: {
      heading: 'Termination',
      customer:
        'The {term:customer|Customer} may terminate the contract at any time with immediate effect, including while the {term:account|Account} is blocked.',
      provider:
        'The {term:provider|Provider} may terminate the contract subject to a notice period of {fact:terms.providerNotice|weeks} to the end of a month.',
      cause:
        'The {term:provider|Provider} may terminate the contract with immediate effect for good cause. Good cause exists in particular if the {term:customer|Customer} remains in default of payment after a grace period of {fact:terms.arrearsGrace|days} has expired, or if the {term:customer|Customer} breaches any of clauses {ref:use.secrecy..use.thirdParties} (credentials, modification of the {term:product|Product}, use by third parties), {ref:use.devices} (devices) or {ref:use.harmful} ({term:harmful|Harmful Data}).',
      customerCause:
        'The {term:customer|Customer} has good cause for termination if the paid functions are cut by {fact:terms.functionCut} or more. This right of termination is to be exercised within {fact:terms.functionCutUse|days}.',
      handover: 'Clause {ref:fees.handover} applies to a {term:handover|Data Handover}.',
    },
    defects: {
      heading: 'Defects',
      report: 'The {term:customer|Customer} shall give notice of defects and complaints by email within {fact:terms.defectReport|days}.',
      claims:
        'The periods under clauses {ref:liability.expiry} and {ref:liability.latest} also apply to claims of the {term:customer|Customer} arising from a defect.',
    },
    liability: {
      heading: 'Liability and expiry of claims',
      cap: 'The liability of the {term:provider|Provider} for negligence is limited in amount to {fact:terms.capFactor} times the annual net base fee under clause {ref:fees.parts}.',
      expiry: 'Claims of the {term:customer|Customer} expire at the end of {fact:terms.claimsKnown|months} from knowledge.',
      latest: 'Claims of the {term:customer|Customer} expire in any case at the end of {fact:terms.claimsLatest|years}.',
    },
    law: {
      heading: 'Governing law and jurisdiction',
      applicable: 'Austrian law applies.',
      court: 'The place of jurisdiction is the court at the seat of the {term:provider|Provider} in Wieselburg (Austria).',
    },
  },
} as const satisfies Guide);
