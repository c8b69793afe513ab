const MANY_WORDS = 30;
/** Shorter by at least a third, or the message is as good. */
const LARGEST_PART = 0.67;
const CLAUSE =
  /(?<=[.!?,;:])\s+|\s+(?=(?:whether|if (?:i|we|you|my|our|the|there)|ob (?:ich|wir|sie|ihr|man|es))(?!\p{L}))/iu;
const ASKS =
  /^(?:(?:and|so|but|also|then|please|or|und|y|et) )*(?:(?:until|till|by|at|from|for|to|in|bis|ab) )?(?:what|how|when|where|who|which|why|do|does|did|is|are|can|could|may|will|would|should|whether|if (?:i|we|you|my|our|the|there)|was kostet|wie|wann|wo|welche[rsn]?|gibt|kann|können|habt|haben|ob|qué|cuánto|cuándo|dónde|puedo|hay|combien|quand|où|est-ce)(?!\p{L})/iu;
const WHETHER = /^(?:whether|ob)\s+/iu;

/**
 * What a long message asks, without the story around it ("Last week I ordered flyers …, so I wanted to know whether I can
 * return them. Kind regards, Ann"): from its first question to its last. The message itself where it is short or no
 * part of it asks.
 */
export function findAskedPart(message: string): string {
  if (message.split(/\s+/).length < MANY_WORDS) return message;
  const clauses = message.trim().split(CLAUSE);
  const first = clauses.findIndex((clause) => ASKS.test(clause));
  const last = clauses.findLastIndex((clause) => ASKS.test(clause));
  if (first < 0) return message;
  const asked = clauses
    .slice(first, last + 1)
    .join(' ')
    .replace(WHETHER, '');
  return asked.length < message.length * LARGEST_PART ? asked : message;
}
