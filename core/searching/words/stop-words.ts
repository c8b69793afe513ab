/**
 * Function and question words by language, as `splitWords` gives them (lower case, apostrophes gone). They weigh half
 * in a search, never nothing: "to be or not to be" must stay findable. The same words tell the language of a text.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `a about above after again against all also am an and any are arent as at be because been before being below
    between both but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each else few for
    from further get had hadnt has hasnt have havent having he hello her here heres hers hes hi him his how hows i if im
    in into is isnt it itll its itself ive just know let like many may me might more most much must mustnt my need
    neednt no nor not now of off on once one only or other our ours out over own please same say shall she shes should
    shouldnt so some such tell than thank thanks that thats the their theirs them then there theres these they theyd
    theyll theyre theyve thing this those through to today tomorrow tonight too under until up us use used very want was wasnt we were werent
    weve what whats when where wheres which while who whom whos whose why will with within without wont would wouldnt
    you youd youll your youre yours youve`,
  de: `aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim bin bis bist bitte da damit
    dann das dass dein deine dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch
    ein eine einem einen einer eines er es etwas euch euer für gegen gibt hab habe haben hat hatte hatten hier hin ich
    ihm ihn ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jedem jeden jeder jedes kann kannst kein keine keinen
    können könnte man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nicht nichts noch nun nur ob
    oder ohne sehr sein seine seinem seinen seiner seit sich sie sind so soll sollte sondern um und uns unser unsere
    unter viel viele vielen vom von vor wann war waren warum was welche welchem welchen welcher welches wem wen wenn wer
    werde werden wessen wie wieder wieso wir wird wo woher wohin wollen wurde wurden während zu zum zur zwischen über`,
  es: `a al algo alguna alguno algunos allí ante aquel aquella así aún bajo bien cada como con contra cual cuales cualquier
    cuando cuanta cuantas cuanto cuantos cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo de del desde donde dos
    dónde durante e el ella ellas ellos en entre era eran es esa ese eso esta estaba estado estamos estar este esto estos
    está están fue fueron gracias ha haber había han hasta hay he hola la las le les lo los me mi mis mucho mucha muchos
    muy más ni no nos nosotros nuestra nuestro o os otra otro otros para pero poco por porque puede pueden puedo que
    quien quienes quién quiénes quiero qué se sea ser si sido sin sobre son soy su sus sí también tan tanto te tener
    tengo tiene tienen todo todos tu tus tú un una unas uno unos usted y ya yo él`,
  fr: `a ai au aucun aussi autre autres aux avait avant avec avez avoir avons bonjour car ce cela ces cet cette chez ci
    combien comme comment dans de des depuis dois doit donc dont du elle elles en encore entre es est et eu fait faire
    faut ils il ici je jusque la le les leur leurs lui là ma mais me merci mes moi mon même n ne ni nos notre nous on ont
    ou où par pas peu peut peuvent peux plus pour pourquoi pouvez quand que quel quelle quelles quels qui quoi qu sa sans
    se sera ses si son sont sous suis sur ta te tes toi ton tous tout toute toutes très tu un une vos votre vous y à ça
    été être était`,
  it: `a abbiamo ad ai al alla alle anche avere ha hai hanno ho che chi ci ciao come con cosa cui da dal dalla dei del
    della delle dello di dove due e ed era essere fa fare gli grazie i il in io la le lei li lo loro lui ma me mi mia mio
    molto nei nel nella nelle no noi non nostro o ogni per perché perchè più poi posso può puoi qual quale quali quando
    quanta quante quanti quanto quella quello questa queste questi questo se sei senza si sia siamo sono su sua sul sulla
    suo sì te ti tra tu tutti tutto un una uno vi voi vostro è`,
  pt: `a ao aos as até com como da das de dela dele depois do dos e ela elas ele eles em entre era essa esse esta estas este
    estes estou está estão eu foi foram há isso isto já lhe mais mas me mesmo meu meus minha muito na nas nem no nos nossa
    nosso não nós o obrigado obrigada olá onde os ou para pela pelas pelo pelos pode podem por porque posso qual quais
    quando quanto quantos que quem quero se sem ser seu seus sobre sua suas são só também te tem tenho ter teu tudo um uma
    umas uns você vocês à às é`,
  nl: `aan al alle als altijd andere ben bij daar dan dat de der deze die dit doch doen door dus een eens en er ge geen haar
    had heb hebben heeft hem het hier hij hoe hoeveel hun iets ik in is ja je jullie kan kunnen kunt maar me meer men met
    mij mijn moet moeten na naar niet niets nog nu of om omdat ons ons onze onder ook op over te tegen toch toen tot u uit
    uw van veel voor waar waarom wanneer want was wat we wel welke werd wie wij wil worden wordt zal ze zelf zich zij zijn
    zo zonder zou`,
  tr: `acaba ama ancak bana bazı belki ben benim beni bir biri birkaç biz bize bizi bizim bu buna bunda bundan bunlar bunu
    bunun burada da daha de defa değil diye dolayı en gibi hangi hangisi hem hep hepsi her hiç için ile ise işte kadar kaç
    ki kim kime kimin kimler kimi lütfen merhaba mi mu mü mı nasıl ne neden nedir nedeniyle nerede nereden nereye nesi ni
    niye niçin o olan olarak oldu olduğu olduğunu olup olur on ona ondan onlar onlara onların onu onun orada sana sen seni
    senin siz size sizi sizin sonra tarafından teşekkürler tüm var ve veya vardır vardı ya yani yok yoksa zaman çok çünkü
    şey şu şöyle üzere`,
  pl: `a aby albo ale bardzo bez był była było były być bym ci cię co czy dla do dlaczego gdzie go i ich ile im in ja jak
    jaka jaki jakie jako je jego jej jest jestem już każdy kiedy kto która które który którzy ma mam mi mnie mogę może
    można mój my na nad nas nasz nie nim nich nic niż o od on ona one oni oraz po pod poza przed przez przy są się sobie ta
    tak także tam te tego tej tem ten teraz to tu twój ty tylko tym u w was we wasz więc wszystko z za ze że żeby`,
  sv: `alla allt att av bara blev bli blir de dem den denna deras dess det detta dig din dina du där då efter ej eller en er
    ett från för ha hade han har hej henne hennes hon honom hur här i icke in inte jag ju kan kunde man med mellan men mig
    min mina mot mycket ni nu när någon något några och om oss på sedan sig sin sina ska skulle som så sådan till tack
    under upp ut utan vad var vara varför varje vem vi vid vilka vilken vilket var är över`,
  ru: `а без более бы был была были было быть в вам вас ваш ваша весь во вот все всего всех вы где да даже для до его ее её
    если есть еще ещё же за здесь и из или им их к как какая какие какой когда которая которые который кто ли мне можно
    мой моя мы на над надо нам нас наш не него нее нет ни них но ну о об он она они оно от очень по под почему при про с
    сколько со так также такой там тебе тем то тоже только тот ты у уже чего чем через что чтобы чья эта эти это этого
    этот я`,
  el: `αν από αυτά αυτή αυτό αυτός για δε δεν είναι είχε ένα ένας έχει έχουν ή η θα και κάθε κατά με μετά μέχρι μη μια μία
    μου μπορεί μπορώ να ο οι όπου όπως όταν ότι που ποια ποιες ποιο ποιος πόσα πόσο ποτέ πότε πού προς πως πώς σας σε στα
    στη στην στις στο στον στους τα τη την της τι τις το του τους των ως`,
  ar: `أن أنا أنت أو أي أين إذا إلى إن الى التي الذي الذين بعد بين تكون ثم حتى حول ذلك عن عند على في قبل قد كان كانت كل كم
    كما كيف لا لأن لكن لم لماذا لن له لها ما ماذا متى مع من منذ هذا هذه هل هم هو هي و وهو وهي يكون`,
  hi: `अपने अब आप इन इस इसके इसे उन उनके उस उसके एक और कब कर करने कहाँ कहां का कि किस किसने किसी की कितना कितनी कितने के को कोई
    कौन क्या क्यों कैसे गया जब जो तक तो था थी थे दो द्वारा नहीं ने पर भी मैं में यह या ये लिए वह वे सकता से हम हुआ है हैं हो
    होता होती होने`,
  zh: `的 了 和 是 在 有 我 你 他 她 它 们 我们 你们 他们 这 那 这个 那个 哪 哪里 哪个 哪些 什么 怎么 怎样 如何 为什么 多少 几
    谁 何时 什么时候 吗 呢 吧 请 请问 与 及 或 但 而 也 都 就 被 把 对 从 到 以 于 为 之 其 中 上 下 个 一个 可以 能 会 要 不 没有
    哪一 一种 什么样 是谁 是什 的是 了什 被称 称为`,
  ja: `の に は を た が で て と し れ さ ある いる も する から な こと として い や など なっ ない この ため その あっ よう また もの
    です ます か 何 なに いつ どこ 誰 だれ なぜ どう どの いくら`,
};

/** Languages whose stop words are listed. */
export const STOP_WORD_LANGUAGES: readonly string[] = Object.keys(STOP_WORDS);
