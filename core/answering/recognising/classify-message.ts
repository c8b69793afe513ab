import { consumeSmallTalk } from './consume-small-talk.ts';
import type { SmallTalkIntent } from './small-talk/small-talk-intent.ts';

export type MessageKind =
  | { kind: 'smalltalk'; intent: SmallTalkIntent; language: string | null }
  | { kind: 'handoff' }
  | { kind: 'injection' }
  | { kind: 'question' };

const LONGEST_HANDOFF_WORDS = 16;

/** Someone to talk to, in the languages that small talk knows. */
const PERSON =
  '(?:(?:real |live |actual |human )*(?:human being|human|person|agent|representative|rep|operator|someone|somebody|advisor|adviser|colleague|employee|manager|supervisor|executive|specialist|consultant|team member|member of (?:your |the )?(?:team|staff)|customer (?:service|support|care)|support (?:team|agent|staff|person)|your (?:team|staff)))';
const HANDOFF: readonly RegExp[] = [
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
  /\bis (?:there |any ?one |any ?body |some ?one )+(?:available|online)\b/u,
  /^(?:is (?:there|this) )?(?:a |any )?(?:real |actual |live )(?:person|human)(?: (?:here|there|around|available))?$/u,
  /^(?:(?:yes|ok|okay|sure|please|pls) )*connect (?:me|us)(?: now)?(?: please| pls)?$/u,
  /^(?:.{0,30}\b(?:can|could|please|pls|someone|somebody|anyone|you|need|want|like) )?(?:to )?(?:call|phone|ring|contact) me(?: back)?(?: (?:please|pls|today|tomorrow|now|asap|later|soon|back|on|at|about|when)\b.*)?$/u,
  /\b(?:i|we) (?:want|need|would like|d like|wish|have)(?: to)?(?: (?:make|file|raise|lodge|submit))?(?: a)? (?:complain|complaint)\b/u,
  /\b(?:mit (?:einem|einer|jemandem|eurem|ihrem|dem)?\s*(?:echten |richtigen |realen )?(?:menschen|mitarbeiter|mitarbeiterin|person|berater|beraterin|kundendienst|kundenservice|support|jemandem|kollegen)(?: aus \S+)?\b.{0,20}\b(?:sprechen|reden|chatten|verbinden|verbunden))/u,
  /^(?:(?:ein(?:en)? )?(?:echte[nr]? )?(?:mensch(?:en)?|mitarbeiter|kundendienst|kundenservice))(?: bitte)?$/u,
  /\b(?:hablar|chatear|comunicar(?:me)?|contactar|conectar(?:me)?|pasar(?:me)?|pas[ae]me|comun[ií]queme) con (?:un|una|el|la|alg[uú]n|alguna)?\s*(?:humano|persona|agente|representante|operador|operadora|asesor|asesora|alguien)\b/u,
  /^(?:un |una )?(?:humano|agente humano|persona real|operador|operadora)(?: por favor)?$/u,
  /\b(?:parler|discuter|échanger|mettre en contact|mettre en relation) (?:à|a|avec) (?:un |une |quelqu)(?:e )?(?:vrai |vraie )?(?:un\b|humain|humaine|personne|conseiller|conseillère|agent|opérateur|['’]?un)/u,
  /^(?:un )?(?:humain|conseiller|vrai humain|agent humain)(?: s il vous plaît| svp)?$/u,
  /(?:canlı destek|temsilci(?:yle|ye| ile)|(?:gerçek )?(?:bir )?insan(?:la| ile)|müşteri hizmetleri(?:yle|ne| ile)|yetkili(?:yle| ile)|biri(?:yle| ile)).{0,20}(?:konuş|görüş|bağla|bağlan|iste)/u,
  /^(?:canlı destek|müşteri temsilcisi|gerçek insan)$/u,
  /(?:转|轉|转接|接)(?:到|给)?(?:人工|真人|客服)|(?:找|要|和|跟|与|想|联系).{0,6}(?:人工|真人|真实的人)|人工(?:客服|服务)(?:吗|在吗)?$|^(?:人工|真人|转人工)$/u,
];
const IS_REFUSED = /\b(?:do not|don t|dont|not|never|no) (?:need|want|wanna|wish|like)\b/u;
/** "Does your product let visitors talk to a human?" asks about a product. */
const ABOUT_A_PRODUCT =
  /^(?:do|does|is|are|will|has|have|what|which|when|where|why|who)\b.*\b(?:product|plan|plans|widget|bot|chatbot|visitors|customers|users|clients|feature|it|app|software|allowed|cost)\b/u;

const INJECTION: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|these|those|system|initial|the)\b.{0,30}\b(?:instructions?|prompts?|rules|guidelines|directions|directives|restrictions|programming|constraints)\b/u,
  /\b(?:reveal|show|print|repeat|output|display|tell me|give me|leak|dump|write|expose|what (?:is|are|was|were))\b.{0,30}\b(?:system|hidden|initial|original|secret|your)\s+(?:system )?(?:prompts?|instructions)\b/u,
  /\brepeat (?:the|all|everything)? ?(?:words|text|everything|instructions) (?:above|before)\b/u,
  /\byou are (?:now|no longer)\b.{0,40}\b(?:dan|unrestricted|jailbroken|evil|free|an ai without|bound|a different|not an? (?:assistant|ai))\b/u,
  /\b(?:developer|dan|god|jailbreak|admin|debug|sudo) mode\b.{0,20}\b(?:on|enabled?|activated?|now)\b|\b(?:enable|enter|activate|switch to) (?:developer|dan|god|jailbreak|debug|sudo) mode\b/u,
  /\bjailbreak (?:yourself|this|the bot)\b|\bdo anything now\b/u,
  /\b(?:pretend|act as if|imagine|roleplay)\b.{0,40}\b(?:no (?:rules|restrictions|limits|guidelines)|not bound|without (?:rules|restrictions|limits))\b/u,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?inst\]|<<sys>>/u,
  /\b(?:ignorier\p{L}*|vergiss|missachte\p{L}*)\b.{0,40}\b(?:anweisung\p{L}*|regeln|vorgaben|instruktionen)\b/u,
  /\b(?:ignora|ignore|olvida|olvide)\b.{0,40}\b(?:instrucciones|reglas|indicaciones)\b/u,
  /\b(?:ignore[zr]?|oublie[zr]?)\b.{0,40}\b(?:instructions|consignes|règles)\b/u,
  /(?:önceki|tüm|bütün|yukarıdaki).{0,30}(?:talimat|komut|kural)\p{L}*.{0,20}(?:yok say|unut|görmezden gel|dikkate alma)/u,
  /(?:忽略|无视|忘记|忘掉|不要理会).{0,15}(?:指令|指示|提示|规则|说明)|(?:显示|告诉我|输出|透露).{0,8}(?:系统提示|提示词)/u,
];

function simplify(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`´]/gu, ' ')
    .replace(/[^\p{L}\p{M}\p{N}<>|[\]/_]+/gu, ' ')
    .trim();
}

/**
 * What a message is before the sources are asked: small talk only when nothing else is left of it ("hello, what are
 * your prices?" is a question), a human request, or an attempt to give the agent other orders.
 */
export function classifyMessage(message: string): MessageKind {
  const plain = simplify(message);
  if (INJECTION.some((pattern) => pattern.test(plain))) return { kind: 'injection' };
  const isShort = plain.split(' ').length <= LONGEST_HANDOFF_WORDS;
  const isWished = !ABOUT_A_PRODUCT.test(plain) && !IS_REFUSED.test(plain);
  if (isShort && isWished && HANDOFF.some((pattern) => pattern.test(plain))) {
    return { kind: 'handoff' };
  }
  const smallTalk = consumeSmallTalk(message);
  if (smallTalk) return { kind: 'smalltalk', ...smallTalk };
  return { kind: 'question' };
}
