import type { AnswerRequest } from '#server/ports/language-model.ts';

/** The conversation as chat completions want it: the system's words first. */
export function chatMessages(
  request: AnswerRequest,
): { role: 'system' | 'user' | 'assistant'; content: string }[] {
  return [
    { role: 'system', content: request.system },
    ...request.messages.map(({ role, content }) => ({ role, content })),
  ];
}
