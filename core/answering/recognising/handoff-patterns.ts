/** Words for a person to talk to, in the languages that small talk knows. */
const PERSON =
  '(?:(?:real |live |actual |human )*(?:human being|human|person|agent|representative|rep|operator|someone|somebody|advisor|adviser|colleague|employee|manager|supervisor|executive|specialist|consultant|team member|member of (?:your |the )?(?:team|staff)|customer (?:service|support|care)|support (?:team|agent|staff|person)|your (?:team|staff)))';

/**
 * Verbs of talking, writing and being put through, and people to talk to; what is between them may be anything short.
 */
function talkTo(talk: string, person: string, isPersonFirst = false): RegExp {
  const [first, second] = isPersonFirst ? [person, talk] : [talk, person];
  return new RegExp(`(?<!\\p{L})(?:${first})(?!\\p{L}).{0,25}(?<!\\p{L})(?:${second})(?!\\p{L})`, 'u');
}

/** A message that only names such a person, or such help. */
function alone(person: string, please: string): RegExp {
  return new RegExp(`^(?:(?:${please}) )*(?:${person})(?: (?:${please}))?$`, 'u');
}

/** Messages that ask for a person: in lower case, without punctuation, an apostrophe is a blank. */
export const HANDOFF: readonly RegExp[] = [
  new RegExp(
    `^(?:.{0,40}?\\b(?:i|we|let me|can|could|may|please|need|want|wanna|connect|get|put|transfer|give|pls|how)\\b.{0,30}?)?\\b(?:speak|talk|chat|speaking|talking|chatting|connect(?: me| us)?|transfer(?: me| us)?|put me through|hand me over|forward me|escalate(?: this| me)?|get me|give me|bring me|switch me)(?: directly)?(?: over)?(?: (?:to|with))?(?: (?:a|an|the|your|some|any|one of your|another))? ${PERSON}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:.{0,30}\\b(?:i|we) )?(?:really |just |urgently |would |d |do )?(?:want|need|like|prefer|demand)(?: (?:a|an|some|the|your))? (?:${PERSON}|human (?:help|support|assistance))(?: (?:please|pls|now|asap|to|for|who|that)\\b.*)?$`,
    'u',
  ),
  new RegExp(
    `^(?:a |an |the )?(?:${PERSON}|human help|human support|live chat)(?: (?:please|pls|now|available|there|to (?:talk|chat|speak|help|answer)))*$`,
    'u',
  ),
  // "This bot is useless, just give me a human": what the visitor orders stands at the end.
  new RegExp(
    `\\b(?:connect|transfer|switch|forward|pass|hand|put|get|give|bring|find)(?: me| us)(?: on| over| through| straight)?(?: (?:to|with))?(?: (?:a|an|the|your|some|any|another))? ${PERSON}(?: (?:please|now|asap|already|instead|here|on the phone))*$`,
    'u',
  ),
  /(?:^| )human(?: (?:now|please|asap))+$|please (?:an? )?(?:real |live )?(?:human|person)$/u,
  /\bis (?:there |any ?one |any ?body |some ?one )+(?:available|online)\b/u,
  /^(?:is (?:there|this) )?(?:a |any )?(?:real |actual |live )(?:person|human)(?: (?:here|there|around|available))?$/u,
  /^(?:(?:yes|ok|okay|sure|please|pls) )*connect (?:me|us)(?: now)?(?: please| pls)?$/u,
  /^(?:.{0,30}\b(?:can|could|please|pls|someone|somebody|anyone|you|need|want|like) )?(?:to )?(?:call|phone|ring|contact) me(?: back)?(?: (?:please|pls|today|tomorrow|now|asap|later|soon|back|on|at|about|when)\b.*)?$/u,
  /\b(?:i|we) (?:want|need|would like|d like|wish|have)(?: to)?(?: (?:make|file|raise|lodge|submit))?(?: a)? (?:complain|complaint)\b/u,
  /\b(?:mit (?:einem|einer|jemandem|eurem|ihrem|dem)?\s*(?:echten |richtigen |realen )?(?:menschen|mitarbeiter|mitarbeiterin|person|berater|beraterin|kundendienst|kundenservice|support|jemandem|kollegen)(?: aus \S+)?\b.{0,20}\b(?:sprechen|reden|chatten|verbinden|verbunden))/u,
  /\b(?:kann|darf|könnte|möchte|will|würde) ich (?:bitte |gerne? |mal |jetzt )*(?:jemanden|einen (?:echten )?(?:menschen|mitarbeiter|berater|kollegen)|eine (?:echte )?(?:person|mitarbeiterin))(?: \S+){0,3} (?:sprechen|haben|erreichen)\b/u,
  /^ich (?:will|möchte|brauche|hätte gerne?)(?: bitte| jetzt)? (?:einen (?:echten )?(?:menschen|mitarbeiter|berater)|eine (?:echte )?person)(?: bitte)?$/u,
  /^(?:(?:ein(?:en)? )?(?:echte[nr]? )?(?:mensch(?:en)?|mitarbeiter|kundendienst|kundenservice))(?: bitte)?$/u,
  /\b(?:hablar|chatear|comunicar(?:me)?|contactar|conectar(?:me)?|pasar(?:me)?|p[aá]s[ae]me|me pasa|comun[ií]queme) con (?:un|una|el|la|alg[uú]n|alguna)?\s*(?:humano|persona|agente|representante|operador|operadora|asesor|asesora|alguien)\b/u,
  /^(?:yo )?(?:quiero|necesito|prefiero|quisiera)(?: (?:a|ver))? (?:un |una )?(?:humano|persona real|persona de verdad|agente|operador|operadora|asesor|asesora)(?: por favor| ya| ahora)?$/u,
  /^(?:un |una )?(?:humano|agente humano|persona real|operador|operadora)(?: por favor)?$/u,
  /\b(?:parler|discuter|échanger|mettre en contact|mettre en relation) (?:à|a|avec) (?:un |une |quelqu)(?:e )?(?:vrai |vraie )?(?:un\b|humain|humaine|personne|conseiller|conseillère|agent|opérateur|['’]?un)/u,
  /(?:avoir|joindre|veux|voudrais|souhaite|besoin d)(?: parler à)? (?:un |une )?(?:vrai |vraie )?(?:humain|conseiller|conseillère|opérateur|opératrice|vraie personne)(?: au téléphone)?(?: s il vous plaît| svp)?$/u,
  /^(?:un )?(?:humain|conseiller|vrai humain|agent humain)(?: s il vous plaît| svp)?$/u,
  /(?:canlı destek|temsilci(?:yle|ye| ile)|(?:gerçek )?(?:bir )?insan(?:la| ile)|gerçek (?:bir )?kişi(?:yle| ile)|operatör(?:le| ile|e)|müşteri hizmetleri(?:yle|ne| ile)|yetkili(?:yle| ile)|biri(?:yle| ile)).{0,20}(?:konuş|görüş|bağla|bağlan|iste)/u,
  /^(?:bir )?(?:temsilci|yetkili|operatör|gerçek (?:bir )?(?:insan|kişi)) (?:istiyorum|lazım|bağlayın|bağlar mısınız)$/u,
  /^(?:canlı destek|müşteri temsilcisi|gerçek insan)$/u,
  /(?:转|轉|转接|接)(?:到|给)?(?:人工|真人|客服)|(?:找|要|和|跟|与|想|联系).{0,6}(?:人工|真人|真实的人)|人工(?:客服|服务)(?:吗|在吗)?$|^(?:人工|真人|转人工)$/u,
  talkTo(
    'verbinden sie mich|verbinde mich|verbindet mich|verbinden sie uns|geben sie mir|gib mir|leiten sie mich',
    'mensch\\p{L}*|mitarbeiter\\p{L}*|kolleg\\p{L}*|person|berater\\p{L}*|kundendienst|kundenservice|support',
  ),
  alone(
    'menschliche hilfe|einen menschen|ein mensch|eine echte person|einen mitarbeiter|eine mitarbeiterin|einen berater',
    'bitte|gibt es hier auch|kann ich',
  ),
  /^gibt es (?:hier |bei (?:euch|ihnen) )?(?:auch )?(?:einen )?(?:echten?|richtigen?) (?:menschen|person|personen|mitarbeiter)$/u,
  alone('ayuda humana|una persona|un humano|atención humana|hablar con alguien', 'por favor'),
  alone('aide humaine|une personne|un humain|une vraie personne|parler à quelqu un', 's il vous plaît|svp'),
  talkTo(
    'parler|discuter|échanger|passez moi|passe moi|mettez moi|me passer',
    'humain|humaine|personne|quelqu un|conseiller|conseillère|collègue|agent|opérateur',
  ),
  talkTo(
    'parlare|parlo|chattare|comunicare|contattare|mettermi in contatto|parlarne|mi passa|mi passi|mi passate|passami|passatemi',
    'persona|umano|umana|operatore|operatrice|qualcuno|addetto|addetta|consulente|collega|dipendente|essere umano',
  ),
  alone(
    'una persona|un umano|persona reale|una persona reale|operatore|un operatore|aiuto umano|assistenza umana|aiuto di una persona|parlare con qualcuno',
    'per favore|vorrei|voglio',
  ),
  talkTo(
    'falar|conversar|contactar|contatar|ligar|passa|passar|passe|transfere|transferir|transfira',
    'pessoa|humano|humana|atendente|alguém|operador|operadora|assistente humano|representante|agente|funcionári[oa]|colega',
  ),
  alone(
    'uma pessoa|um humano|pessoa real|uma pessoa real|atendente|um atendente|ajuda humana|atendimento humano|falar com alguém',
    'por favor|quero|preciso de',
  ),
  talkTo(
    'spreken|praten|chatten|contact|doorverbinden|doorverbonden',
    'mens|persoon|medewerker|medewerkster|iemand|collega',
  ),
  talkTo('spreken|praten|chatten|doorverbonden', 'mens|persoon|medewerker|iemand|collega', true),
  alone(
    'een mens|een persoon|echt persoon|een echt persoon|een echte persoon|een medewerker|medewerker|menselijke hulp|echte mens',
    'alstublieft|alsjeblieft|graag|ik wil|ik wil graag|ik zoek',
  ),
  talkTo(
    'поговорить|говорить|связаться|пообщаться|соединит\\p{L}*|переключит\\p{L}*|свяжите|позовите|переведите|дайте|мне нужен',
    'человек\\p{L}*|оператор\\p{L}*|сотрудник\\p{L}*|менеджер\\p{L}*|специалист\\p{L}*|кем нибудь|кем то|консультант\\p{L}*',
  ),
  alone(
    'человек|живой человек|живого человека|оператор|оператора|помощь человека|помощь оператора|живая поддержка|позовите человека',
    'пожалуйста|нужен|нужна|хочу',
  ),
  talkTo(
    'rozmawiać|porozmawiać|pogadać|skontaktować|połącz\\p{L}*|przełącz\\p{L}*|połączyć|kontakt z|rozmow\\p{L}+ z',
    'człowiek\\p{L}*|osob\\p{L}+|konsultant\\p{L}*|pracownik\\p{L}*|kimś|agent\\p{L}*|doradc\\p{L}+',
  ),
  alone(
    'człowiek|człowieka|osoba|żywy człowiek|prawdziwa osoba|konsultant|konsultanta|pracownika|pomoc człowieka|pomoc konsultanta|pomoc osoby',
    'proszę|poproszę|poproszę o|chcę|potrzebuję',
  ),
  talkTo(
    'التحدث|أتحدث|اتحدث|التكلم|أتكلم|اتكلم|أكلم|اكلم|التواصل|أتواصل|اتواصل|تحويلي|حولني|حوّلني|تحولني|تحوّلني|تحويلني|توصلني|وصلني|الكلام',
    '\\p{L}*شخص|\\p{L}*إنسان|\\p{L}*انسان|\\p{L}*موظف|\\p{L}*بشري|\\p{L}*أحد|\\p{L}*احد|\\p{L}*ممثل|\\p{L}*مندوب',
  ),
  alone(
    'شخص|شخص حقيقي|شخصا حقيقيا|إنسان|انسان|موظف|موظفا|موظف حقيقي|مساعدة بشرية|مساعدة من شخص|دعم بشري|خدمة العملاء',
    'من فضلك|لو سمحت|أريد|اريد|أحتاج|احتاج',
  ),
  talkTo(
    'לדבר|לשוחח|להתכתב|ליצור קשר|תעבירו אותי|תעביר אותי|העבירו אותי|חברו אותי',
    '\\p{L}*אדם|\\p{L}*נציג|\\p{L}*נציגה|\\p{L}*מישהו|\\p{L}*אנושי|בן אדם|\\p{L}*מוקדן|\\p{L}*עובד',
  ),
  alone(
    'אדם|בן אדם|בנאדם|אדם אמיתי|נציג|נציגה|נציג אנושי|נציג שירות|עזרה אנושית|מענה אנושי|עזרה מאדם',
    'בבקשה|אני רוצה|רוצה',
  ),
  /(?:人|担当者|担当の方|オペレーター|スタッフ|係の人|係員|有人)(?:と|に|へ)(?:直接)?(?:話|はな|繋|つな|代わ|かわ|チャット|相談|連絡|お話)/u,
  /^(?:(?:人間|生身|本物|実際)の)?(?:人間|人|担当者|オペレーター|スタッフ|有人チャット|有人対応|有人サポート|人によるサポート|人のサポート|人間のサポート|人に繋いで|人と話したい)(?:を?(?:お願いします|お願い|呼んで(?:ください)?|希望(?:します)?|に代わって(?:ください)?))?$/u,
  /(?:사람|상담원|상담사|직원|담당자|인간|상담 직원|상담직원)(?:이랑|하고|와|과|에게|한테|으로|로)? ?(?:직접 )?(?:이야기|얘기|대화|통화|상담|연결|말하|바꿔|채팅)/u,
  /^(?:사람|진짜 사람|실제 사람|상담원|상담사|직원|사람 상담|상담원 연결|사람의 도움|상담원 도움|인간의 도움)(?: ?(?:부탁(?:해요|합니다|드립니다|드려요)?|연결해 주세요|불러 ?주세요|원해요|이 필요해요|주세요))?$/u,
  /\bgibt es (?:hier |bei (?:euch|ihnen) )?(?:jemanden?|einen menschen|eine person|wen) (?:mit (?:dem|der|denen)|den|die) (?:ich|man|wir) (?:\S+ )?(?:reden|sprechen|chatten|schreiben|erreichen|fragen)/u,
  /(?<!\p{L})(?:que )?me (?:atienda|conteste|responda|ayude|llame)n? (?:una? |alg[uú]n )?(?:persona|humano|agente|operador|operadora|asesor|asesora|alguien)(?!\p{L})/u,
  talkTo(
    'prata|tala|snacka|chatta|koppla|snakke|tale|chatte|koble|kobl',
    'människa|person|någon|handläggare|medarbetare|kundtjänst|menneske|noen|nogen|medarbeider|medarbejder|kundeservice|kundeservicemedarbejder',
  ),
  talkTo(
    'поговорити|порозмовляти|зв язатися|зв яжіть|з єднайте|переключіть|покличте',
    'людин\\p{L}*|оператор\\p{L}*|кимось|менеджер\\p{L}*|співробітник\\p{L}*|консультант\\p{L}*',
  ),
  talkTo(
    'mluvit|promluvit|spojit|spojte|přepojte|hovořit',
    'člověkem|osobou|operátor\\p{L}*|někým|pracovník\\p{L}*',
  ),
  talkTo('puhua|jutella|chatata|yhdist\\p{L}*', 'ihmisen|ihmiselle|henkilön|jonkun|asiakaspalvelija\\p{L}*'),
  talkTo('asiakaspalvelija\\p{L}*|ihmisen|ihmiselle|jonkun', 'puhua|jutella|yhdist\\p{L}*'),
  talkTo(
    'beszélni|beszélhet\\p{L}*|beszélnék|kapcsol\\p{L}*',
    'ember\\p{L}*|munkatárs\\p{L}*|ügyintéző\\p{L}*|valaki\\p{L}*',
  ),
  talkTo(
    'ember\\p{L}*|munkatárs\\p{L}*|ügyintéző\\p{L}*|valaki\\p{L}*',
    'beszélni|beszélhet\\p{L}*|beszélnék|kapcsol\\p{L}*',
  ),
  talkTo(
    'vorbi|vorbesc|discut|discuta|legătura',
    'om|omul|persoană|operator\\p{L}*|cineva|angajat\\p{L}*|coleg\\p{L}*',
  ),
];
