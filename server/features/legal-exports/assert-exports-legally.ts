import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { limitsOf } from '#server/features/chat-archives/quota/limits-of.ts';

/** `plan-limit` unless the plan includes legal exports. */
export function assertExportsLegally(services: Pick<Services, 'config'>): void {
  if (!limitsOf(services).exportsLegally)
    throw failure('plan-limit', { message: 'Legal exports are part of ChatGenie Pro.' });
}
