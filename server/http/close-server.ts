import type { ServerType } from '@hono/node-server';
import type { Services } from '#server/context.ts';

/** Longest wait for open answers before they are cut off. */
export const drainMs = 8_000;
/** After this time, answers that are still being written end with what they have. */
const patienceMs = 6_000;

/** Takes no more calls, lets open answers end and closes their connections. */
export function closeServer(
  server: ServerType,
  { live, openAnswers }: Pick<Services, 'live' | 'openAnswers'>,
): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), drainMs);
    openAnswers.beginClosing();
    live.endAll();
    const hurry = setTimeout(() => openAnswers.endAll(), patienceMs);
    server.close(() => {
      clearTimeout(force);
      clearTimeout(hurry);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}
