import { and, eq, type SQL } from 'drizzle-orm';
import { document } from '#server/features/sources/sources.table.ts';

/** Why a page of a website that is larger than the plan was not read. */
export const beyondPlanReason = 'The limit of your plan was reached before this page.';

/** A condition for pages that were not read for that reason. */
export const isBeyondPlan: SQL | undefined = and(
  eq(document.status, 'skipped'),
  eq(document.reason, beyondPlanReason),
  eq(document.liveVersion, 0),
);
