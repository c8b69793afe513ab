interface NamedAgent {
  id: string;
  name: string;
}

/**
 * Which agent of a channel a question is for: the one whose name it begins with, the one that the thread is about, or the only
 * one.
 * @param ofThread id of the agent that the thread is about; null for none
 * @returns null where several could be meant
 */
export function chooseAgent<Agent extends NamedAgent>(
  agents: readonly Agent[],
  text: string,
  ofThread: string | null,
): { agent: Agent; question: string } | null {
  // The longest name first: “Shop” must not hide “Shop Berlin”.
  const named = [...agents]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => beginsWithName(text, name));
  if (named !== undefined) {
    const question = text.slice(named.name.length).replace(/^[\s:,]+/, '');
    return { agent: named, question };
  }
  const there = agents.find(({ id }) => id === ofThread);
  if (there !== undefined) return { agent: there, question: text };
  const [only, ...others] = agents;
  return only === undefined || others.length > 0 ? null : { agent: only, question: text };
}

/** Whether a text begins with this name as whole words: “Shopping” does not begin with “Shop”. */
function beginsWithName(text: string, name: string): boolean {
  const isSame = text.slice(0, name.length).toLowerCase() === name.toLowerCase();
  return name !== '' && isSame && !/^[\p{L}\p{N}]/u.test(text.slice(name.length));
}
