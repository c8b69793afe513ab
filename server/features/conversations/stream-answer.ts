import type { Context } from '#server/context.ts';
import { answerStream } from '#server/http/answer-stream.ts';
import { type AskedMessage, answerMessage } from './answer-message.ts';
import type { LiveAgent } from './load-live-agent.ts';

/** The answer as a stream, once it has begun: a refusal before that is thrown, and answered with its status. */
export async function streamAnswer(ctx: Context, agent: LiveAgent, asked: AskedMessage): Promise<Response> {
  const abort = new AbortController();
  const parts = answerMessage(ctx, agent, asked, abort.signal);
  const first = await parts.next();
  if (first.done) throw new Error('An answer has at least one part.');
  return answerStream(first.value, parts, abort, ctx.log);
}
