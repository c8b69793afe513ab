import { readStance, type Stance } from './reading/read-stance.ts';
import type { Statement } from './statement.ts';

const alone = new WeakMap<Statement, Stance>();
const leaning = new WeakMap<Statement, Stance>();

/** The stance of a statement alone, or with the text before it. Read when first needed: most statements never are. */
export function sourceStance(statement: Statement, leans: boolean): Stance {
  const known = leans ? leaning : alone;
  const { text, textBefore } = statement;
  const stance = known.get(statement) ?? readStance(leans ? `${textBefore} ${text}` : text);
  known.set(statement, stance);
  return stance;
}
