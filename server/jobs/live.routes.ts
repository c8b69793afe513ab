import type { Hono } from 'hono';
import * as endpoints from '#contract/live.ts';
import type { Actor, World } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { bindEndpoint } from '#server/http/bind-endpoint.ts';

const heartbeatMs = 15_000;
/** Then the browser connects again by itself, and is asked again who it is. */
const longestMs = 10 * 60_000;
const maximumStreams = 8;
/** A follower that does not read is let go rather than remembered. */
const maximumWaitingBytes = 256 * 1024;

const holderOf = (actor: Actor): string =>
  actor.kind === 'user' ? actor.userId : actor.kind === 'api-key' ? actor.apiKeyId : actor.kind;

export function bindLive(app: Hono, world: World): void {
  const streams = new Map<string, number>();

  bindEndpoint(app, world, endpoints.followLive, async ({ ctx, http }) => {
    const holder = holderOf(ctx.actor);
    const open = streams.get(holder) ?? 0;
    if (open >= maximumStreams) {
      throw failure('rate-limited', {
        message: 'Too many live connections are open. Close some.',
        retryAfterSeconds: 30,
      });
    }
    streams.set(holder, open + 1);
    const encoder = new TextEncoder();
    let end: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const write = (text: string) => {
            controller.enqueue(encoder.encode(text));
            if ((controller.desiredSize ?? 0) <= 0) end();
          };
          const unfollow = ctx.live.follow(ctx.workspace.id, ({ name, payload }) =>
            write(`data: ${JSON.stringify({ name, payload })}\n\n`),
          );
          const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
          const limit = setTimeout(() => end(), longestMs);
          let isOpen = true;
          end = () => {
            if (!isOpen) return;
            isOpen = false;
            unfollow();
            clearInterval(heartbeat);
            clearTimeout(limit);
            const left = (streams.get(holder) ?? 1) - 1;
            if (left > 0) streams.set(holder, left);
            else streams.delete(holder);
            controller.close();
          };
          http.req.raw.signal.addEventListener('abort', () => end(), { once: true });
          write(': connected\n\nretry: 2000\n\n');
        },
        cancel: () => end(),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: maximumWaitingBytes }),
    );
    return new Response(body, {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-cache, no-transform',
        'x-accel-buffering': 'no',
      },
    });
  });
}
