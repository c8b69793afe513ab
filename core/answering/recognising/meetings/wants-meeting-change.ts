import { simplifyMessage } from '../simplify-message.ts';
import { MEETING_CHANGE, NO_MEETING_CHANGE } from './meeting-change-patterns.ts';

const LONGEST_WORDS = 24;

/** "Until when can I cancel a call?" and "What does it cost to move it?" ask for rules, which are in the sources. */
const ABOUT_RULES =
  /^(?:do|does|did|what|which|why|who|if|was|were|has|had)\b|\b(?:cost|costs|fee|fees|charge|charged|refund|policy|until when|how late|how long|how often|how many|kostet|kosten|gebühr|bis wann|wie oft|wie lange|cuesta|hasta cuándo|coûte|jusqu à quand|costa|fino a quando|custa|até quando|kost|tot wanneer|ücret|ücreti)\b|(?<!\p{L})(?:сколько|до когда|до какого)(?!\p{L})|费用|多少钱|料金|いつまで|수수료|언제까지/u;

/**
 * Whether a message of somebody who has booked a call says that they want to move or cancel it: "I need to reschedule", "Ich
 * möchte den Termin absagen". Only to be asked of who has booked one.
 */
export function wantsMeetingChange(message: string): boolean {
  const plain = simplifyMessage(message);
  if (plain.split(' ').length > LONGEST_WORDS) return false;
  if (ABOUT_RULES.test(plain) || NO_MEETING_CHANGE.test(plain)) return false;
  return MEETING_CHANGE.some((pattern) => pattern.test(plain));
}
