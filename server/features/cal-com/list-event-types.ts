import type { EventType } from '#contract/cal-com/cal-com.schemas.ts';
import type { Context } from '#server/context.ts';
import type { EventTypeObstacle } from '#server/ports/cal-com.ts';
import { failAsCalCom } from './fail-as-cal-com.ts';
import { requireCalCom } from './require-cal-com.ts';
import { withCalComKey } from './with-cal-com-key.ts';

const obstacles: Record<EventTypeObstacle, string> = {
  paid: 'Visitors pay for it, which they can do on its booking page only.',
  recurring: 'It books several dates at once, which visitors can do on its booking page only.',
  place: 'The visitor chooses the place, which they can do on its booking page only.',
  question:
    'It has a required question that the chat cannot ask. Visitors can answer it on its booking page.',
  verification: 'Visitors confirm their email address first, which they can do on its booking page only.',
};

/** The event types of the connected account; `cannot-process` without a connection that works. */
export async function listEventTypes(ctx: Context): Promise<EventType[]> {
  await requireCalCom(ctx);
  const found = await failAsCalCom(() => withCalComKey(ctx, (key) => ctx.calCom.listEventTypes(key)));
  return found.map(({ questions: _questions, obstacle, ...shown }) => ({
    ...shown,
    obstacle: obstacle === null ? null : obstacles[obstacle],
  }));
}
