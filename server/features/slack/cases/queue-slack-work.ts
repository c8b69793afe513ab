import { inArray } from 'drizzle-orm';
import type { EventName } from '#contract/events.ts';
import type { Services } from '#server/context.ts';
import type { RecordedEvent } from '#server/jobs/outbox/subscriber.ts';
import { slackChannel } from '../slack.table.ts';
import { postJob, type SlackWork } from './slack-work.ts';

export const postedEvents = [
  'lead.captured',
  'conversation.person-wanted',
  'conversation.handled',
  'message.received',
  'message.emailed',
] as const satisfies readonly EventName[];

type Posted = Extract<RecordedEvent['event'], { name: (typeof postedEvents)[number] }>;

const isPosted = (event: RecordedEvent['event']): event is Posted =>
  (postedEvents as readonly string[]).includes(event.name);

/** Adds a job for events of agents that have a channel: nothing slow may delay the events. */
export async function queueSlackWork(services: Services, happened: readonly RecordedEvent[]): Promise<void> {
  const { db, jobs } = services;
  const told = happened.flatMap(({ workspaceId, event }) =>
    isPosted(event) ? [{ workspaceId, event }] : [],
  );
  const agentIds = [...new Set(told.map(({ event }) => event.payload.agentId))];
  if (agentIds.length === 0) return;
  const rows = await db
    .select({ agentId: slackChannel.agentId })
    .from(slackChannel)
    .where(inArray(slackChannel.agentId, agentIds));
  const posting = new Set(rows.map(({ agentId }) => agentId));
  for (const { workspaceId, event } of told) {
    const { agentId, conversationId } = event.payload;
    if (!posting.has(agentId)) continue;
    const leadId = event.name === 'lead.captured' ? event.payload.leadId : null;
    const groupId = conversationId ?? leadId ?? agentId;
    await jobs.addJob<SlackWork>(db, {
      name: postJob,
      data: { workspaceId, agentId, conversationId, leadId },
      // One conversation after the other: its thread is opened once.
      groupId,
      singletonKey: `${groupId} ${leadId}`,
    });
  }
}
