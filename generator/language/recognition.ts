import { words } from './lexicon.ts';

/** The marks of a language: its frequent small words, and its letters beyond a to z. */
export interface Marks {
  readonly words: ReadonlySet<string>;
  readonly letters: ReadonlySet<string>;
}

const marks = (small: string, letters: string): Marks => ({ words: new Set(words(small)), letters: new Set(letters) });

/** Words of two languages are in both lists, so that neither is mistaken for the other. */
export const recognition: ReadonlyMap<string, Marks> = new Map(
  Object.entries({
    en: marks(
      'the of and is to for by with which shall may be are not from this that these those under at or on if it its an any has have had a in as no all ' +
        'you your we our us they their them he she his her i my me can will would should must do does did done what when where who how why there here ' +
        'than then more most also only one two first each every other such so but out up down off over into through between after before while until ' +
        'was were been being yes get see make about without within per day days need needs more less same own because both few many much too very just ' +
        'now new please try again still else nothing something everything free card call which whose ours café cafés',
      '',
    ),
    de: marks(
      'der die das und ist nicht mit von für auf dem den des ein eine einer eines einem einen wird werden sich kann bei nach oder durch zu im zum zur hat ' +
        'in an am als auch aus sie ihr ihre ihrer ihrem ihren ihnen wir uns unser unsere unserer unserem unseren ich mein meine du er es man kein keine ' +
        'keinen keiner alle alles aller allen jede jeder jedes jeden jederzeit sind war waren haben habe hatte können könnte muss müssen soll sollen darf ' +
        'dürfen will was wer wie wo wann warum wenn dann dass ob weil aber nur noch schon so sehr mehr viel viele wenige um über unter vor hinter ' +
        'zwischen ohne gegen bis seit ab pro je da dort hier dieser diese dieses diesem diesen welche welcher damit dafür davon dazu wieder immer nie ' +
        'bitte nichts etwas selbst beim vom ins ans tag tage gibt geht neu neue neuen macht denn sowie sobald ihres deren dessen wurde worden ja nein ' +
        'gleich gerade läuft braucht lässt zeigt steht weg vollständig erforderlich weiter zurück ganz eigene eigenen per ist’s kosten erst alte alten café cafés',
      'äöüß',
    ),
    fr: marks(
      'le la les des du et est dans pour par sur avec une un aux au que qui ne pas ou son sa ses ce cette sont peut être à de en se il elle ils elles ' +
        'nous vous votre vos notre nos leur leurs je mon ma mes tu ton ta tes on y l d c s n j qu m t même plus moins très tout tous toute toutes chaque ' +
        'aucun aucune sans sous entre vers chez depuis pendant avant après jusqu si comme mais donc car quand où comment pourquoi quoi quel quelle quels ' +
        'quelles ceux celle celui ces cet cela ça ici là rien quelque quelques autre autres aussi encore déjà toujours jamais seul seule seulement bien ' +
        'peu trop a ont était sera seront fait faire faut doit peuvent avez avons veuillez merci oui non lors dès jour jours deux premier première ' +
        'nouveau nouvelle afin dont ainsi soit été café cafés',
      'àâæçéèêëîïôœùûüÿ',
    ),
    es: marks(
      'el la los las de y es en por con para una un al del que se no o su sus como lo podrá deberá presentes son a e u le les me mi mis te tu tus nos ' +
        'nuestro nuestra nuestros nuestras usted ustedes yo él ella ellos ellas ha han he hay fue ser está están este esta estos estas ese esa eso esto ' +
        'aquí allí ahí muy más menos mucho muchos todo toda todos todas cada otro otra otros otras mismo misma sin sobre entre hasta desde hacia según ' +
        'durante antes después cuando donde cómo qué quién cuál cuánto si sí pero porque también ya aún solo sólo siempre nunca nada algo alguien ' +
        'cualquier puede pueden debe deben tiene tienen hace sea será queda quiere necesita unos unas dos primer primera nuevo nueva día días así ' +
        'cuyo cuya e ni tras mediante le gracias por favor tienes quieres puedes necesitas café cafés',
      'áéíñóúü',
    ),
    pl: marks(
      'i w z na do nie jest się od przez o po oraz lub za ze który są może dla być jego należy przy gdy umowę a ale we to ten ta te tego tej tym tych tę ' +
        'co kto jak gdzie kiedy czy że żeby aby bo więc tak też także tylko już jeszcze zawsze nigdy nic coś ktoś każdy każda każde każdego każdej ' +
        'wszystko wszystkie wszystkich bez pod nad między przed u ku jako niż więcej mniej bardzo tu tam ja ty on ona ono my wy oni one mój twój swój ' +
        'swoje swoją swoim nasz nasza nasze naszej naszych pan pana pani państwa państwu państwo ich jej im mu go ją mnie nas nam was wam która które ' +
        'którzy której których którego którym był była było będzie będą można mogą trzeba musi ma mają jeśli jeżeli dzień dni jeden dwa dwie ' +
        'pierwszy pierwsza nowy nowa nowe proszę dzięki albo ani kilka sam sama samo podczas według wobec prosimy',
      'ąćęłńóśźż',
    ),
    it: marks(
      'il la i gli le lo di e è in per con una un al del della dei delle degli dello che si non o alla nel nella nei nelle dal dalla dai dalle può ai alle sono tutti ' +
        'a da su sul sulla sui sulle tra fra se ma come quando dove perché cosa chi quale quali quanto più meno molto molti tutto tutta tutte ogni altro ' +
        'altra altri altre stesso stessa senza sotto sopra prima dopo durante fino verso anche ancora già solo sempre mai niente nulla qualcosa qui qua lì ' +
        'là io tu lui lei noi voi loro mio mia tuo tua suo sua suoi sue nostro nostra nostri nostre vostro vostra vi ci ne mi ti gli uno ha hanno ho ' +
        'hai era essere stato sarà deve devono possono fa fare sia questo questa questi queste quello quella dell all nell dall sull l un d c due primo ' +
        'nuovo nuova giorno giorni ed ad cui oppure grazie basta serve bene poi né',
      'àèéìòù',
    ),
    nl: marks(
      'de het een van en is in op voor met door aan niet dat die te bij wordt worden kan of zijn uit deze om naar tot als er ze zij hij wij we ons onze ' +
        'u uw je jij jouw jullie ik mijn zich zo dan nog al ook maar want omdat toch wel geen niets iets alles alle iedere elke elk ander andere anderen ' +
        'zelf zelfs eigen meer minder veel weinig zeer heel over onder boven tussen zonder tegen na voordat nadat tijdens sinds vanaf per wat wie waar ' +
        'wanneer hoe waarom welke hier daar dit was waren heb heeft hebben had zal zullen zou moet moeten mag mogen kunt kunnen wil willen gaat doet ' +
        'staat komt blijft maakt hun haar hem dag dagen twee eerste nieuwe nieuw alstublieft bedankt weer altijd nooit meteen gewoon zodat zoals ja nee ' +
        'vereist daarvoor daarna weg samen men onszelf des der den binnen volgens café cafés',
      'ëïéöü',
    ),
    cs: marks(
      'a v na se je do z o od za při po ve podle nebo není jsou může pro jen ke který jeho pouze k tím lze být tyto i s u ze si to ten ta ty toho tom té ' +
        'tu těch tento tato toto této těchto co kdo jak kde kdy proč že aby když pokud protože ale ani tak také už již ještě vždy nikdy nic něco někdo ' +
        'každý každá každé každého všechno vše všechny všech bez pod nad mezi před přes jako než více méně velmi zde tady tam já vy on ona ono my oni můj ' +
        'váš vaše vaší vašeho svůj svou své svého náš naše naší našeho jejich její jí jim mu ho ji mě nás nám vás vám která které kteří kterého kterou ' +
        'byl byla bylo bude budou mohou musí má mají máte můžete den dny dní jeden dva dvě první nový nová nové prosím děkujeme sám sama samo během li ' +
        'stačí co čas jste jsme není nejsou by',
      'áčďéěíňóřšťúůýž',
    ),
  }),
);
