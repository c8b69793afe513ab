import type { Hono } from 'hono';
import * as endpoints from '#contract/live/live.endpoints.ts';
import type { Actor, Context, Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { eventStreamHeaders } from '#server/http/event-stream-headers.ts';

const heartbeatMs = 15_000;
/** Then the browser connects again by itself, and is asked again who it is. */
const longestMs = 10 * 60_000;
const maximumStreams = 8;
/** A follower that does not read is let go rather than remembered. */
const maximumWaitingBytes = 256 * 1024;

export function bindLive(app: Hono, services: Services): void {
  const openStreams = new Map<string, number>();
  const count = (holder: string, change: 1 | -1): number => {
    const left = (openStreams.get(holder) ?? 0) + change;
    if (left > 0) openStreams.set(holder, left);
    else openStreams.delete(holder);
    return left;
  };

  bindEndpoint(app, services, endpoints.followLive, async ({ ctx, http }) => {
    const holder = holderOf(ctx.actor);
    if (count(holder, 1) > maximumStreams) {
      count(holder, -1);
      throw failure('rate-limited', {
        message: 'Too many live connections are open. Close some.',
        retryAfterSeconds: 30,
      });
    }
    const stream = streamEvents(ctx, http.req.raw.signal, () => count(holder, -1));
    return new Response(stream, { headers: eventStreamHeaders });
  });
}

/** The rows that the access rests on; a deleted membership deletes the keys of its member along. */
function accessOf({ actor, workspace }: Context): string[] {
  if (actor.kind === 'api-key') return [`api_key ${actor.apiKeyId}`];
  if (actor.kind !== 'user' || actor.session === undefined) return [];
  return [`session ${actor.session.id}`, `workspace_member ${workspace.id} ${actor.userId}`];
}

/** How long a stream may last: no longer than the session. */
function lifetimeMs({ actor, clock }: Context): number {
  if (actor.kind !== 'user' || actor.session === undefined) return longestMs;
  return Math.min(longestMs, actor.session.expiresAt.getTime() - clock.now().getTime());
}

function holderOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'api-key' ? actor.apiKeyId : actor.kind;
}

/** The events of the workspace as server-sent events, until the caller goes away or the time is up. */
function streamEvents(ctx: Context, signal: AbortSignal, onEnd: () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  let release: () => void = () => undefined;
  const letGo = () => {
    if (!isOpen) return false;
    isOpen = false;
    release();
    onEnd();
    return true;
  };
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = () => {
          if (letGo()) controller.close();
        };
        const write = (text: string) => {
          if (!isOpen) return;
          controller.enqueue(encoder.encode(text));
          if ((controller.desiredSize ?? 0) <= 0) end();
        };
        const unfollow = ctx.live.follow(ctx.workspace.id, {
          access: accessOf(ctx),
          tell: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
          end,
        });
        const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
        const limit = setTimeout(end, lifetimeMs(ctx));
        release = () => {
          unfollow();
          clearInterval(heartbeat);
          clearTimeout(limit);
        };
        signal.addEventListener('abort', end, { once: true });
        write(': connected\n\nretry: 2000\n\n');
      },
      cancel() {
        letGo();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
  );
}
