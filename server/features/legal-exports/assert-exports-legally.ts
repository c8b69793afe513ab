import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';

/** `plan-limit` unless the plan includes legal exports. */
export async function assertExportsLegally(
  services: Pick<Services, 'db' | 'config'>,
  userId: string,
): Promise<void> {
  if (!(await limitsOf(services, userId)).exportsLegally)
    throw failure('plan-limit', { message: 'Legal exports are part of ChatGenie Pro.' });
}
