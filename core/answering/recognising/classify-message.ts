import { consumeSmallTalk } from './consume-small-talk.ts';
import { foldLookAlikes } from './fold-look-alikes.ts';
import { HANDOFF } from './handoff-patterns.ts';
import { hasPhrase } from './has-phrase.ts';
import { simplifyMessage } from './simplify-message.ts';
import type { SmallTalkIntent } from './small-talk/small-talk-intent.ts';
import { spellOutSlang } from './spell-out-slang.ts';

export type MessageKind =
  | { kind: 'smalltalk'; intent: SmallTalkIntent; language: string | null }
  | { kind: 'handoff' }
  | { kind: 'injection' }
  | { kind: 'question' };

const LONGEST_HANDOFF_WORDS = 16;

const IS_REFUSED = /\b(?:do not|don t|dont|not|never|no) (?:need|want|wanna|wish|like)\b/u;
/** "Does your product let visitors talk to a human?" asks about a product. */
const ABOUT_A_PRODUCT =
  /^(?:do|does|is|are|will|has|have|what|which|when|where|why|who)\b.*\b(?:product|plan|plans|widget|bot|chatbot|visitors|customers|users|clients|feature|it|app|software|allowed|cost)\b/u;

/** Who does not want a machine wants a person. */
const WANTS_NO_BOT =
  /\b(?:do not|don t|dont|not) (?:want|wish|like)(?: to)? (?:talk|talking|speak|speaking|chat|chatting|deal|dealing) (?:to|with) (?:an? |this |the |some )?(?:stupid )?(?:ro)?(?:bot|chatbot|machine|ai|computer)\b|\b(?:anyone|anybody|someone|somebody) .{0,20}\b(?:not|isn t) an? (?:(?:ro|chat)?bot|machine|ai)\b/u;

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

/** @param plain the message as patterns read it */
function asksForPerson(plain: string): boolean {
  const asked = spellOutSlang(plain);
  if (asked.split(' ').length > LONGEST_HANDOFF_WORDS) return false;
  if (WANTS_NO_BOT.test(asked)) return true;
  return (
    !ABOUT_A_PRODUCT.test(asked) && !IS_REFUSED.test(asked) && HANDOFF.some((pattern) => pattern.test(asked))
  );
}

/**
 * What a message is before the sources are asked: small talk only when nothing else is left of it ("hello, what are
 * your prices?" is a question), a human request, or an attempt to give the agent other orders.
 * @param handoffPhrases what the owner wants people to answer, whatever the sources say
 */
export function classifyMessage(message: string, handoffPhrases: readonly string[] = []): MessageKind {
  const plain = simplifyMessage(message);
  const visible = foldLookAlikes(plain);
  if (INJECTION.some((pattern) => pattern.test(visible))) return { kind: 'injection' };
  if (hasPhrase(message, handoffPhrases)) return { kind: 'handoff' };
  if (asksForPerson(plain)) return { kind: 'handoff' };
  const smallTalk = consumeSmallTalk(message);
  if (smallTalk) return { kind: 'smalltalk', ...smallTalk };
  return { kind: 'question' };
}
