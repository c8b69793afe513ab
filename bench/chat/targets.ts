import type { Target } from './load-chats.ts';
import type { PreparedAgent } from './prepare-agent.ts';

const question = 'How long does a refund take?';

/** The n-th chat's question: all ask the same, or each asks something that nobody has asked before. */
export type QuestionOf = (chat: number) => string;
export const sameQuestion: QuestionOf = () => question;
export const newQuestion: QuestionOf = (chat) => `${question} (${chat})`;

/** Chat completions: the stub itself, or the proxy in front of it. */
export function modelTarget(name: string, origin: string): Target {
  return {
    name,
    url: `${origin}/v1/chat/completions`,
    compose: (chat) => ({
      headers: { authorization: 'Bearer stub' },
      body: JSON.stringify({
        model: 'stub',
        stream: true,
        messages: [{ role: 'user', content: newQuestion(chat) }],
      }),
    }),
    first: /"content":"[^"]/,
    done: /\[DONE\]\s*$/,
  };
}

/** An answer by the embedded engine would be a fallback, not a chat through the model. */
const productStream = { first: /"type":"text-delta"/, done: /"model":"openai:[\s\S]*\[DONE\]\s*$/ };

/** The API's streamed chat, a new conversation each time. */
export function apiTarget(
  origin: string,
  { agentId, apiKey }: PreparedAgent,
  questionOf: QuestionOf = sameQuestion,
): Target {
  return {
    name: 'API chat',
    url: `${origin}/api/v1/agents/${agentId}/chat`,
    compose: (chat) => ({
      headers: { authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({ message: questionOf(chat), stream: true }),
    }),
    ...productStream,
  };
}

/** What one visitor, and one address, may send in a minute is bounded; the load comes from many of both. */
const chatsPerVisitor = 10;

/** The widget's chat, from `visitors` visitors with addresses of their own. */
export async function widgetTarget(
  origin: string,
  { agentId }: PreparedAgent,
  chats: number,
  questionOf: QuestionOf,
): Promise<Target> {
  const tokens: string[] = [];
  for (let visitor = 0; visitor * chatsPerVisitor < chats; visitor += 1) {
    const response = await fetch(`${origin}/api/widget/${agentId}/session`);
    if (!response.ok)
      throw new Error(`The widget's session answered ${response.status}: ${await response.text()}`);
    tokens.push(((await response.json()) as { visitorToken: string }).visitorToken);
  }
  let sent = 0;
  return {
    name: 'widget chat',
    url: `${origin}/api/widget/${agentId}/messages`,
    compose(chat) {
      const visitor = Math.floor(sent / chatsPerVisitor) % tokens.length;
      sent += 1;
      return {
        headers: {
          'x-visitor-token': tokens[visitor] ?? '',
          'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        },
        body: JSON.stringify({ message: questionOf(chat) }),
      };
    },
    ...productStream,
  };
}
