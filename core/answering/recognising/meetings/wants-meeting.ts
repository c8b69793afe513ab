import { simplifyMessage } from '../simplify-message.ts';
import { EXISTING_MEETING, MEETING } from './meeting-patterns.ts';

const LONGEST_WORDS = 18;

/** Questions about an appointment, not for one: "Do I have to book a call?", "What does a demo cost?". */
const ABOUT_IT =
  /^(?:do|does|did|is it|is the|is a|are there|was|were|will|has|had|what|which|why|who|if)\b|\b(?:cost|costs|price|prices|charge|free of charge|long does|long is|kostet|kosten|cuesta|coûte|costa|custa)\b/u;
const IS_REFUSED =
  /\b(?:do not|don t|dont|not|never|no need|can t|cannot|without) \b|(?<!\p{L})(?:kein|keine|keinen|nicht|nie)(?!\p{L})/u;

/**
 * Whether a message asks for an appointment: "Can I book a call?", "Ich möchte einen Termin vereinbaren". Not one
 * that asks about appointments in general, or about an existing one.
 */
export function wantsMeeting(message: string): boolean {
  const plain = simplifyMessage(message);
  if (plain.split(' ').length > LONGEST_WORDS) return false;
  if (ABOUT_IT.test(plain) || IS_REFUSED.test(plain) || EXISTING_MEETING.test(plain)) return false;
  return MEETING.some((pattern) => pattern.test(plain));
}
