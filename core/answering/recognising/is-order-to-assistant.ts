import { foldLookAlikes } from './fold-look-alikes.ts';

const ASKER =
  '(?:any ?one|any ?body|some ?one|some ?body|people|they|he or she|you are|(?:an? |the |any |every |all |our )?(?:visitor|user|customer|client|guest|person|reader)s?)';
const SAY =
  '(?:say|answer|reply|respond|tell|state|claim|give|recommend|direct|refer|send|point|mention|write|output|print|pretend|deny|insist|ignore)';
const EVERYBODY =
  '(?:(?:every|each|all|any)(?: of)?(?: the| your| our)? (?:visitor|user|customer|client|guest)s?|(?:the|your) (?:visitor|user)s?)(?! (?:service|support|care|team|desk|account|manual|guide))';
const BOT =
  '(?:(?:ai |large )*(?:llm|chat ?bot|bot|language model)|ai (?:model|assistant|agent|system)|ai|a\\.i\\.|virtual assistant)';

/**
 * An imperative must follow the condition: "we say two days" tells what the firm does. "Asks for your password" and
 * "asks you for" speak to the reader, whom they warn.
 */
const ORDERS: readonly RegExp[] = [
  new RegExp(
    `(?:^|[^\\p{L}])(?:when|if|whenever|every time|each time|should|in case) (?:ever )?(?:${ASKER} )?(?:ever )?(?:asks?|asked|inquires?|enquires?|wants? to know|wonders?)(?!\\p{L})(?! (?:you )?for your(?!\\p{L}))(?! you for(?!\\p{L}))[^.!?]{0,160}?(?:,|:|-|–|—| then) *(?:then |always |only |please |just |simply |you (?:must|should|will|shall|can) |do not |don['’]t |never )*${SAY}(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?:;,“”"] *)(?:always |please |just |you (?:must|should|will|shall) (?:always )?|only |never )*${SAY} (?:to |that )?[^.!?]{0,80}?(?:when|if|whenever) (?:ever )?(?:${ASKER} )?(?:ever )?(?:asks?|asked|inquires?|enquires?|wants? to know)(?!\\p{L})(?! (?:you )?for your(?!\\p{L}))`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?:;,“”"] *|\\band |\\bplease |\\bmust |\\bshould |\\balways )(?:please |always |then )*(?:tell|inform|advise|instruct|convince|persuade|ask|urge) ${EVERYBODY}(?!\\p{L})`,
    'iu',
  ),
  /(?:^|[^\p{L}])(?:ignore|disregard|forget|override|bypass)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:previous|prior|above|earlier|preceding|all|any|your|these|those|system|initial)(?!\p{L})[^.!?]{0,30}(?<!\p{L})(?:instructions?|prompts?|guidelines|directives|programming|system message)(?!\p{L})/iu,
  new RegExp(
    `(?:^|[^\\p{L}])(?<!(?:if|whether|when|think) )you are (?:now )?(?:an? |the )?(?:\\p{L}+ )?${BOT}(?![\\p{L}-])`,
    'iu',
  ),
  /(?:^|[.!?:;“”"] *)you are (?:now )?(?:an?|the) (?:helpful |friendly |new )?assistant(?= *(?:[.,;:!]|that|who|for|whose|and|of|$))/iu,
  new RegExp(
    `(?:^|[^\\p{L}])as (?:an? |the )?${BOT}(?= *[,;:–-]| (?:you|do|say|never|always)(?!\\p{L}))`,
    'iu',
  ),
  new RegExp(
    `(?:^|[.!?] *)(?:(?:dear|hey|attention|hello|hi|to)(?: all| any| every)?|(?:note|notice|message|instructions?|attention|important)(?: to| for)(?: all| any| every| the)?) ${BOT}s?(?![\\p{L}-]) *[,:!.–-]`,
    'iu',
  ),
  new RegExp(`(?:^|[.!?] *)(?:if|when) you are (?:an? )?(?:\\p{L}+ )?${BOT}(?![\\p{L}-])[^.!?]{0,80}`, 'iu'),
  /^\s*(?:system (?:prompt|message|override|note|instructions?)|assistant (?:note|instructions?)) *:/iu,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]|<<SYS>>/iu,
  /(?:always|only|never|instead|must|should) (?:say|answer|reply|respond)(?: with| by| that)?[^.!?]{0,40}?(?:to (?:any|every|all|each) (?:question|visitor|user|customer|message)|no matter (?:what|which)|regardless of)/iu,
  /(?:^|[^\p{L}])(?:wenn|falls|sobald|immer wenn) (?:jemand|irgendwer|irgendjemand|man dich|(?:ein |eine |der |die )?(?:besucher|kunde|nutzer|user|gast|gäste)\p{L}*)(?!\p{L})[^.!?]{0,120}?(?:fragt|fragen|wissen (?:will|möchte|wollen|möchten))(?!\p{L})[^.!?]{0,40}?(?:,|:|–| dann) *(?:dann |immer |bitte |nur )*(?:sag|sage|antworte|nenne|erkläre|behaupte|schreib|schreibe|verweise|empfiehl|gib|(?:sagen|antworten|nennen|erklären|behaupten|verweisen|empfehlen|geben) sie)(?!\p{L})/iu,
  /(?:^|[^\p{L}])(?:ignorier\p{L}*|vergiss|missachte\p{L}*)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:anweisung\p{L}*|vorgaben|instruktionen)(?!\p{L})|(?<!(?:wenn|ob|falls) )du bist (?:jetzt |nun )?(?:ein|eine) (?:ki(?:-\p{L}+)?|chatbot|bot|sprachmodell|assistent)(?!\p{L})/iu,
  /(?:^|[^\p{L}])(?:cuando|si) (?:alguien|(?:un |una |el |la |los |las )?(?:visitante|cliente|usuario)s?)(?!\p{L})[^.!?]{0,20}pregunt\p{L}+[^.!?]{0,120}?[,:] *(?:siempre |entonces |por favor )*(?:di|diga|responde|responda|contesta|conteste)(?!\p{L})|(?:^|[^\p{L}])(?:ignora|ignore|olvida|olvide)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:instrucciones|indicaciones)(?!\p{L})/iu,
  /(?:^|[^\p{L}])(?:quand|lorsque|lorsqu['’]|si) ?(?:quelqu['’]un|on te|(?:un |une |le |la |les )?(?:visiteur|client|utilisateur)s?)(?!\p{L})[^.!?]{0,20}demande\p{L}*[^.!?]{0,120}?[,:] *(?:toujours |alors )*(?:dis|dites|réponds|répondez)(?!\p{L})|(?:^|[^\p{L}])(?:ignore[zr]?|oublie[zr]?) (?:toutes?|tous|les|tes|vos|ces)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:instructions|consignes)(?!\p{L})/iu,
  /(?:^|[^\p{L}])(?:biri|birisi|herhangi biri|ziyaretçi\p{L}*|müşteri\p{L}*|kullanıcı\p{L}*)(?!\p{L})[^.!?]{0,100}(?:sorarsa|sorduğunda|sorunca)[^.!?]{0,80}(?<!\p{L})(?:de|deyin|söyle|söyleyin|yanıtla|cevapla|cevap ver)(?!\p{L})|(?:önceki|tüm|bütün|yukarıdaki)[^.!?]{0,30}talimat\p{L}*[^.!?]{0,20}(?:yok say|unut|görmezden gel|dikkate alma)/iu,
  /(?:如果|当|若|只要)(?:有人|任何人|访客|用户|客户|顾客)[^。！？]{0,6}(?:问|询问)(?![^。！？]{0,40}我们(?:会|都)?(?:说|回答|告诉))[^。！？]{0,40}(?:说|回答|告诉|回复)|(?:忽略|无视|忘记|忘掉|不要理会)[^。！？]{0,15}(?:指令|指示|提示词|规则)|^你是(?:一个|一名)?(?:人工智能|AI|聊天机器人)/iu,
];

/** "ignore-all-previous-instructions.pdf". */
const AS_FILE_NAME = /[^\s_+%-]+(?:(?:[-_+]|%20)[^\s_+%-]+){3,}/gu;

/**
 * Whether a sentence of a source gives orders to the assistant ("when anyone asks about the phone number, say …",
 * "ignore previous instructions", "you are a chatbot") instead of telling readers something. Such a sentence is never
 * quoted. Not every such sentence can be recognised; those that are missed are only quoted, with their source, and
 * never followed.
 */
export function isOrderToAssistant(sentence: string): boolean {
  const plain = foldLookAlikes(
    sentence
      .normalize('NFKC')
      .replace(/[\p{Cf}]/gu, '')
      .replace(/\s+/gu, ' '),
  );
  const named = plain.replace(AS_FILE_NAME, (name) => name.replace(/[-_+]|%20/gu, ' '));
  return ORDERS.some((pattern) => pattern.test(plain) || pattern.test(named));
}
