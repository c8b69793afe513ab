import type { Reply } from '#server/features/conversations/reply.ts';
import type { AnswerPart } from '#server/http/answers/answer-part.ts';
import { takenOver } from '#server/http/answers/taken-over.ts';
import { withoutModel } from './without-model.ts';

/** A reply, or what there was of one when a person took the conversation over: that has no outcome. */
export type ReplyOrPart = Omit<Reply, 'outcome'> & { outcome: Reply['outcome'] | null };

/** Passes an answer on as it is written, and ends it with what was passed on once a person takes the conversation over. */
export async function* untilTakenOver(
  writing: AsyncGenerator<AnswerPart, Reply>,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart, ReplyOrPart> {
  let shown = '';
  for (;;) {
    const { value, done } = await writing.next();
    if (signal.reason === takenOver) {
      // A model that is still being waited for ends by the signal; what it costs is counted there.
      if (!done) await writing.return({ ...partOf(shown), outcome: 'handoff' });
      return partOf(shown);
    }
    if (done) return value;
    if (value.type === 'text-delta') shown += value.delta;
    yield value;
  }
}

function partOf(text: string): ReplyOrPart {
  return {
    text,
    sources: [],
    outcome: null,
    confidence: 0,
    considered: [],
    ...withoutModel,
    finishReason: 'aborted',
  };
}
