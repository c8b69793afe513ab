import type { Hono } from 'hono';
import * as endpoints from '#contract/live/live.endpoints.ts';
import type { Actor, Context, Services } from '#server/context.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';
import { createLiveStream } from '#server/http/streams/create-live-stream.ts';
import { createStreamCounter } from '#server/http/streams/create-stream-counter.ts';
import { eventStreamHeaders } from '#server/http/streams/event-stream-headers.ts';

/** Then the browser connects again by itself, and is asked again who it is. */
const longestMs = 10 * 60_000;
const maximumStreams = 8;

export function bindLive(app: Hono, services: Services): void {
  const streams = createStreamCounter();
  bindEndpoint(app, services, endpoints.followLive, async ({ ctx, http }) => {
    const stream = createLiveStream({
      onEnd: streams.open([holderOf(ctx.actor), maximumStreams]),
      signal: http.req.raw.signal,
      lifetimeMs: lifetimeMs(ctx),
      follow: (tell, end) => ctx.live.follow(ctx.workspace.id, { access: accessOf(ctx), tell, end }),
    });
    return new Response(stream, { headers: eventStreamHeaders });
  });
}

/**
 * The rows that give the access; a deleted membership deletes the keys of its member along. Members go on reading a
 * suspended workspace, keys do not.
 */
function accessOf({ actor, workspace }: Context): string[] {
  if (actor.kind === 'api-key') return [`api_key ${actor.apiKeyId}`, `workspace ${workspace.id}`];
  if (actor.kind !== 'user' || actor.session === undefined) return [];
  return [`session ${actor.session.id}`, `workspace_member ${workspace.id} ${actor.userId}`];
}

/** How long a stream may last: no longer than the session or the key. */
function lifetimeMs({ actor, clock }: Context): number {
  const endsAt = endOf(actor);
  return endsAt === null ? longestMs : Math.min(longestMs, endsAt.getTime() - clock.now().getTime());
}

function endOf(actor: Actor): Date | null {
  if (actor.kind === 'api-key') return actor.expiresAt;
  return actor.kind === 'user' ? (actor.session?.expiresAt ?? null) : null;
}

function holderOf(actor: Actor): string {
  if (actor.kind === 'user') return actor.userId;
  return actor.kind === 'api-key' ? actor.apiKeyId : actor.kind;
}
