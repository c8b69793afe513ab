import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { limitsOf } from './limits-of.ts';

/** `plan-limit` for a user who has basic figures only. */
export async function assertMeasuresAll(services: Services, userId: string): Promise<void> {
  if ((await limitsOf(services, userId)).measuresAll) return;
  throw failure('plan-limit', {
    message: 'Who starts, replies, tone and who turns to whom are part of ChatGenie Pro.',
  });
}
