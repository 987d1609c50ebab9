import { translate } from 'wortlaut';
import source from './en.ts';

export default translate(source, {
  meta: {
    title: 'Prijzen | {brand:product}',
    description: 'Wat reparaties bij {brand:product} kosten: banden, remmen, versnellingen, wielen en de grote beurt.',
  },
  heading: 'Wat het kost',
  lead: 'Arbeid en belasting zitten in deze prijzen, onderdelen komen erbij. Vinden we nog iets, dan vragen we het eerst.',
  jobs: {
    puncture: { name: 'Lekke band plakken', text: 'Het gat en de oorzaak vinden, de band nakijken, oppompen.' },
    brakes: { name: 'Remmen afstellen', text: 'Centreren, blokjes vervangen, rijden en stoppen.' },
    gears: { name: 'Versnellingen afstellen', text: 'De pad richten, de aanslagen en de kabel afstellen.' },
    truing: { name: 'Slag uit een wiel halen', text: 'Zijwaarts en in de hoogte, met gelijke spanning op elke spaak.' },
    chain: { name: 'Ketting vervangen', text: 'Meten, inkorten, sluiten, oliën. De oude wordt hergebruikt.' },
    inspection: { name: 'De grote beurt', text: 'Elke bout, elk lager, beide wielen, remmen en versnellingen, en een wasbeurt.' },
  },
  estimate: {
    heading: 'Uw werkbriefje',
    hint: 'Kruis aan wat uw fiets nodig heeft.',
    total: '{jobs, plural, =0 {Nog niets aangekruist} one {# klus: {amount}} other {# klussen: {amount}}}',
  },
});
