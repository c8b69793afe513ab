import type { WidgetMessage, WidgetSession } from '#contract/widget/widget.schemas.ts';

type Conversation = NonNullable<WidgetSession['conversation']>;

export interface Recovered {
  conversation: Conversation;
  answer: WidgetMessage | undefined;
}

/**
 * Looks whether the server has the answer to a question whose stream was cut, or that was asked before a reload: it
 * goes on answering when the reader is gone. Looks once after each delay; the last state seen is returned.
 */
export async function recoverAnswer(
  question: string,
  readConversation: () => Promise<Conversation | null>,
  delaysMs: readonly number[],
  wait: (delayMs: number) => Promise<void>,
): Promise<Recovered | undefined> {
  let recovered: Recovered | undefined;
  for (const delayMs of delaysMs) {
    await wait(delayMs);
    const conversation = await readConversation();
    if (!conversation) continue;
    recovered = { conversation, answer: findAnswer(conversation.messages, question) };
    // A person has it: there is no answer to come.
    if (recovered.answer || conversation.isHeld) return recovered;
  }
  return recovered;
}

/** The agent's answer to the visitor's last message, if that was this question. */
function findAnswer(messages: WidgetMessage[], question: string): WidgetMessage | undefined {
  const at = messages.map(({ role }) => role).lastIndexOf('user');
  const answer = messages[at + 1];
  return messages[at]?.text === question && answer?.author.kind === 'agent' ? answer : undefined;
}
