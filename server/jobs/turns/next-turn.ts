import { jobSchema } from '#server/jobs/job-schema.ts';

/** Each job of a group counts as if it had come so long after the one before. */
const spacingSeconds = 600;
/** What the column can hold, and some millions of waiting jobs do not reach. */
const lowest = -2_000_000_000;

/**
 * SQL for the priority of a job that waits from now on, by SQL for its name and its group: jobs are taken in the order in
 * which they came, those of one group as if they had come ten minutes apart. So who adds one has it taken before the
 * thousands that another group has added at once. It counts seconds since 2025, which the column holds for longer than
 * anything else.
 */
export function nextTurn(name: string, groupId: string): string {
  return `
    SELECT greatest(${lowest}, least(
      min(priority)::bigint - ${spacingSeconds}, -extract(epoch FROM now() - timestamptz '2025-01-01Z')::bigint))::int AS priority
    FROM ${jobSchema}.job AS of_group
    WHERE of_group.name = ${name} AND of_group.group_id = ${groupId} AND of_group.state <= 'active'`;
}
