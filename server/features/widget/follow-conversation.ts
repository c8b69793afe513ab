import type { FollowEvent } from '#contract/widget/widget.schemas.ts';
import type { Context } from '#server/context.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import type { LiveEvent } from '#server/http/streams/create-live-hub.ts';
import { createLiveStream } from '#server/http/streams/create-live-stream.ts';
import { eventStreamHeaders } from '#server/http/streams/event-stream-headers.ts';

/** Then the panel connects again by itself, and reads again. */
const longestMs = 10 * 60_000;

interface Follower {
  /** Of a known visitor: the stream ends with it. */
  sessionId: string | undefined;
  signal: AbortSignal;
  onEnd: () => void;
}

/**
 * A stream that says when there is something new in the visitor's conversation, and when a person is typing. It has
 * no content: the panel reads the session, which has all of it, so nothing is lost or shown twice when the connection
 * breaks. `not-found` for a conversation of somebody else.
 */
export async function followConversation(
  ctx: Context,
  conversationId: string,
  { sessionId, signal, onEnd }: Follower,
): Promise<Response> {
  try {
    await findConversation(ctx, conversationId);
  } catch (error) {
    onEnd();
    throw error;
  }
  const stream = createLiveStream({
    signal,
    lifetimeMs: longestMs,
    onEnd,
    follow: (tell, end) =>
      ctx.live.follow(conversationId, {
        // The token of an unknown visitor does not end.
        access: sessionId === undefined ? [] : [`identified_session ${sessionId}`],
        tell(event) {
          const told = readEvent(event);
          if (told !== null) tell(told);
        },
        end,
      }),
  });
  return new Response(stream, { headers: eventStreamHeaders });
}

function readEvent({ name, payload }: LiveEvent): FollowEvent | null {
  if (name === 'conversation.handled') return { name: 'changed' };
  if (name === 'conversation.watched' && payload.isTyping === true)
    return { name: 'typing', by: String(payload.name) };
  return null;
}
