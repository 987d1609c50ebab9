import { omit, translate } from 'wortlaut';
import source from './de.ts';
import type { Guide } from './guide.ts';

export default translate(source, {
  meta: {
    title: 'Všeobecné obchodní podmínky pro {brand:product}',
    description: 'Smluvní podmínky pro {brand:product}: registrace, užívání, podpora, poplatky, zablokování, výpověď a odpovědnost.',
  },
  title: 'Všeobecné obchodní podmínky',
  lead: 'Tyto podmínky upravují smlouvu, na jejímž základě podnikatelé užívají cloudovou pokladnu {brand:product}.',
  clauses: {
    scope: {
      heading: 'Oblast působnosti a předmět smlouvy',
      provider:
        'Tyto všeobecné obchodní podmínky platí pro smlouvy s {brand:provider} (dále jen „{def:provider|Poskytovatel}“), jejichž předmět je uveden v bodě {ref:scope.subject}. {term:provider|Poskytovatele} lze kontaktovat e-mailem na adrese {brand:email}.',
      subject:
        'Předmětem smlouvy je poskytování cloudové pokladny {brand:product} (dále jen „{def:product|Produkt}“) formou softwaru jako služby (Software as a Service) v rámci předplatného.',
      business:
        '{term:product|Produkt} je nabízen výhradně podnikatelům. Smluvním partnerem {term:provider|Poskytovatele} může být pouze ten, kdo provozuje obchodní závod. Tento smluvní partner je dále označován jako „{def:customer|Zákazník}“.',
      age: '{term:customer|Zákazníkovi} musí být nejméně {fact:terms.minimumAge|let}.',
      exclusive:
        'Platí výhradně tyto všeobecné obchodní podmínky. Všeobecné obchodní podmínky {term:customer|Zákazníka} se nestávají součástí smlouvy.',
      appendices:
        'Přílohami těchto všeobecných obchodních podmínek a součástí smlouvy jsou dokumenty „{doc:prices|Popis služeb a ceník}“, „{doc:countries|Seznam zemí}“ a „{doc:models|Popis služeb – modely podpory}“.',
      country:
        'Zákaznický účet (dále jen „{def:account|Účet}“) zahrnuje osobní e-mailovou adresu, heslo a zvolenou zemi. Každý {term:account|Účet} je vázán na zvolenou zemi. Země, které lze zvolit, jsou uvedeny v dokumentu „{doc:countries|Seznam zemí}“.',
    },
    registration: {
      heading: 'Registrace',
      free: 'Registrace je bezplatná.',
      truth: 'Údaje, které {term:customer|Zákazník} uvede při registraci, musí být úplné a správné.',
      proof: '{term:provider|Poskytovatel} může po {term:customer|Zákazníkovi} požadovat doložení údajů uvedených při registraci.',
      password: '{term:customer|Zákazník} je povinen po prvním přihlášení změnit heslo ke svému {term:account|Účtu}.',
    },
    contract: {
      heading: 'Uzavření a doba trvání smlouvy',
      conclusion:
        'Smlouva je uzavřena tím, že {term:customer|Zákazník} zvolí model pokladny (dále jen „{def:model|Model}“), modulové funkce (dále jen „{def:module|Moduly}“) i model podpory a aktivně přijme tyto všeobecné obchodní podmínky.',
      duration: 'Smlouva se uzavírá na dobu neurčitou.',
      modules: '{term:customer|Zákazník} může {term:module|Moduly} kdykoli aktivovat a deaktivovat.',
      freeModules:
        '{term:module|Modul}, který je do odvolání bezplatný, může {term:provider|Poskytovatel} kdykoli stáhnout nebo zpoplatnit.',
    },
    demo: {
      heading: 'Demorežim a Ostrý režim',
      period:
        '{term:product|Produkt} je {term:customer|Zákazníkovi} nejprve k dispozici v bezplatném zkušebním provozu (dále jen „{def:demo|Demorežim}“). {term:demo|Demorežim} trvá {fact:terms.demo|dnů}.',
      extent: '{term:demo|Demorežim} zahrnuje {term:model|Model} PREMIUM se všemi {term:module|Moduly}.',
      mark: 'Faktury a účtenky vystavené v {term:demo|Demorežimu} nesou označení „DEMO“.',
      real: 'Volbou {term:model|Modelu} přechází {term:customer|Zákazník} do ostrého provozu (dále jen „{def:real|Ostrý režim}“). Přechodem do {term:real|Ostrého režimu} se vymažou všechny zkušební faktury.',
    },
    service: {
      heading: 'Plnění Poskytovatele',
      cloud:
        '{term:provider|Poskytovatel} zpřístupňuje {term:product|Produkt} prostřednictvím internetu. Rozsah plnění vyplývá ze zvoleného {term:model|Modelu}, aktivovaných {term:module|Modulů} a dokumentu „{doc:prices|Popis služeb a ceník}“.',
      offline: 'Offline režim není k dispozici. Užívání {term:product|Produktu} vyžaduje aktivní připojení k internetu.',
      browsers:
        'Prohlížeče a mobilní systémy, jejichž prostřednictvím {term:customer|Zákazník} {term:product|Produkt} užívá, musí pocházet z posledních {fact:terms.browserAge|let}.',
      minorChange:
        'Změna funkcí o méně než {fact:terms.functionCut} se považuje za drobnou. Na omezení placených funkcí, které tohoto rozsahu dosahuje nebo jej přesahuje, se vztahuje bod {ref:termination.customerCause}.',
      hardware:
        '{term:provider|Poskytovatel} zaručuje hardwarovou kompatibilitu {term:product|Produktu} po dobu {fact:terms.hardware|měsíců}.',
    },
    use: {
      heading: 'Užívání a bezpečnost',
      business: '{term:customer|Zákazník} smí {term:product|Produkt} užívat pouze pro svůj vlastní obchodní závod.',
      country:
        '{term:customer|Zákazník} smí {term:product|Produkt} užívat pouze v zemi, na kterou je jeho {term:account|Účet} podle bodu {ref:scope.country} vázán.',
      secrecy: '{term:customer|Zákazník} je povinen uchovávat v tajnosti administrátorské přístupové údaje ke svému {term:account|Účtu}.',
      modification: '{term:customer|Zákazník} nesmí {term:product|Produkt} upravovat ani měnit.',
      thirdParties: '{term:customer|Zákazník} nesmí umožnit užívání {term:product|Produktu} třetím osobám.',
      employees:
        'Osoby činné pro obchodní závod {term:customer|Zákazníka} (dále jen „{def:employee|Pracovníci}“) užívají {term:product|Produkt} podle pokynů {term:customer|Zákazníka}. Bod {ref:use.thirdParties} nebrání užívání ze strany {term:employee|Pracovníků}, kterým byly takové pokyny uděleny.',
      devices: '{term:product|Produkt} smí být současně užíván nejvýše na {fact:terms.devices} zařízení.',
      harmful:
        '{term:customer|Zákazník} je povinen zajistit, aby se v důsledku užívání z jeho strany nedostala do {term:product|Produktu} data, která mohou narušit jeho bezpečnost (dále jen „{def:harmful|Škodlivá data}“).',
      penalty: omit('The penalty stands in the German and French versions only.'),
    },
    support: {
      heading: 'Podpora a poruchy',
      general: 'Obecná podpora je bezplatná.',
      premium:
        'Podpora Premium se účtuje ročním paušálem, nebo podle vynaložené práce. Výši poplatků za podporu upravuje bod {ref:fees.support}.',
      models:
        '{term:customer|Zákazník} volí model podpory. Modely podpory jsou popsány v dokumentu „{doc:models|Popis služeb – modely podpory}“.',
      change:
        'Způsob účtování podpory Premium může {term:customer|Zákazník} každoročně změnit s účinností pro následující rok. Změnu je třeba oznámit {term:provider|Poskytovateli} do {fact:terms.supportChange}.',
      debit: 'Účtování podle vynaložené práce předpokládá, že {term:customer|Zákazník} udělí souhlas s inkasem.',
      faults: '{term:customer|Zákazník} je povinen hlásit poruchy výhradně e-mailem a s přesným popisem.',
      reaction: '{term:provider|Poskytovatel} reaguje na technické poruchy do {fact:terms.reaction|pracovních dnů}.',
    },
    fees: {
      heading: 'Poplatky a placení',
      parts:
        '{term:customer|Zákazník} je povinen hradit základní poplatek za zvolený {term:model|Model}, modulové poplatky za aktivované {term:module|Moduly} a poplatky za podporu (dále společně jen „{def:fees|Poplatky}“). Výše {term:fees|Poplatků} vyplývá z dokumentu „{doc:prices|Popis služeb a ceník}“ a z těchto všeobecných obchodních podmínek.',
      net: 'Všechny ceny jsou cenami netto a rozumějí se bez daně z přidané hodnoty.',
      payment: 'Platba se provádí kartou nebo inkasem prostřednictvím poskytovatele platebních služeb.',
      support:
        'Roční paušál za podporu Premium činí {fact:terms.supportYearly} netto za rok; v prvním roce je podpora Premium účtovaná ročním paušálem bezplatná. Při účtování podle vynaložené práce činí poplatek za podporu {fact:terms.supportMinute} netto za každou započatou minutu.',
      handover:
        'Za předání dat po výpovědi smlouvy (dále jen „{def:handover|Předání dat}“) účtuje {term:provider|Poskytovatel} {fact:terms.handoverHour} netto za hodinu v jednotkách po {fact:terms.handoverUnit|minutách}.',
      paperInvoice: 'Za každou fakturu v listinné podobě účtuje {term:provider|Poskytovatel} {fact:terms.paperInvoice} netto.',
      interest: 'Je-li {term:customer|Zákazník} v prodlení s placením, činí úroky z prodlení {fact:terms.lateInterest} ročně.',
      index:
        'Ceny se valorizují podle rakouského indexu spotřebitelských cen (VPI) {fact:terms.indexYear}, který zveřejňuje Statistik Austria.',
    },
    blocking: {
      heading: 'Zablokování a vymazání',
      arrears:
        'Nejsou-li {term:fees|Poplatky} uhrazeny, může {term:provider|Poskytovatel} {term:account|Účet} po předchozím varování zablokovat.',
      effect: 'Po dobu zablokování jsou povinnosti {term:provider|Poskytovatele} pozastaveny; {term:fees|Poplatky} nadále nabíhají.',
      abuse: 'Při podezření na zneužití může {term:provider|Poskytovatel} {term:account|Účet} zablokovat nebo vymazat.',
    },
    changes: {
      heading: 'Změny všeobecných obchodních podmínek a cen',
      terms:
        '{term:provider|Poskytovatel} může tyto všeobecné obchodní podmínky měnit. Změna nabývá účinnosti uplynutím {fact:terms.termsNotice|kalendářních dnů} od jejího oznámení {term:customer|Zákazníkovi}, pokud proti ní {term:customer|Zákazník} nevznese námitku e-mailem.',
      silence: 'Mlčení {term:customer|Zákazníka} se považuje za souhlas se změnou oznámenou podle bodu {ref:changes.terms}.',
      prices:
        '{term:provider|Poskytovatel} může měnit ceny. Změny cen je povinen oznámit {term:customer|Zákazníkovi} s předstihem {fact:terms.priceNotice|dnů}.',
      firstMonths: 'V prvních {fact:terms.noIncrease|měsících} se ceny nezvyšují.',
    },
    termination: {
      heading: 'Výpověď',
      customer:
        '{term:customer|Zákazník} může smlouvu kdykoli vypovědět s okamžitou účinností, a to i v době, kdy je jeho {term:account|Účet} zablokován.',
      provider:
        '{term:provider|Poskytovatel} může smlouvu vypovědět ke konci měsíce s výpovědní dobou v délce {fact:terms.providerNotice|týdnů}.',
      cause:
        'Ze závažného důvodu může {term:provider|Poskytovatel} smlouvu vypovědět s okamžitou účinností. Závažný důvod je dán zejména tehdy, je-li {term:customer|Zákazník} i po uplynutí dodatečné lhůty v délce {fact:terms.arrearsGrace|dnů} nadále v prodlení s placením nebo poruší-li ustanovení bodů {ref:use.secrecy..use.thirdParties} (přístupové údaje, změny {term:product|Produktu}, užívání třetími osobami), {ref:use.devices} (zařízení) nebo {ref:use.harmful} ({term:harmful|Škodlivá data}).',
      customerCause:
        'Pro {term:customer|Zákazníka} je závažný důvod k výpovědi dán tehdy, jsou-li placené funkce omezeny o {fact:terms.functionCut} nebo více. Toto právo výpovědi je třeba uplatnit do {fact:terms.functionCutUse|dnů}.',
      handover: 'Pro {term:handover|Předání dat} platí bod {ref:fees.handover}.',
    },
    defects: {
      heading: 'Vady',
      report: '{term:customer|Zákazník} je povinen oznámit vady a uplatnit reklamace e-mailem do {fact:terms.defectReport|dnů}.',
      claims:
        'Lhůty podle bodů {ref:liability.expiry} a {ref:liability.latest} platí i pro nároky {term:customer|Zákazníka} z důvodu vady.',
    },
    liability: {
      heading: 'Odpovědnost a zánik nároků',
      cap: 'Odpovědnost {term:provider|Poskytovatele} za nedbalost je co do výše omezena na {fact:terms.capFactor}násobek ročního základního poplatku netto podle bodu {ref:fees.parts}.',
      expiry: 'Nároky {term:customer|Zákazníka} zanikají uplynutím {fact:terms.claimsKnown|měsíců} od nabytí vědomosti.',
      latest: 'Nároky {term:customer|Zákazníka} zanikají v každém případě uplynutím {fact:terms.claimsLatest|let}.',
    },
    law: {
      heading: 'Rozhodné právo a příslušnost soudu',
      applicable: 'Rozhodným právem je rakouské právo.',
      court: 'Příslušným soudem je soud v místě sídla {term:provider|Poskytovatele} ve Wieselburgu (Rakousko).',
    },
  },
} as const satisfies Guide);
