import { and, eq } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { attachment } from '#server/features/conversations/attachments/attachments.table.ts';
import { conversation, message } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';
import { note } from '#server/features/notes/notes.table.ts';
import { webhook } from '#server/features/webhooks/webhooks.table.ts';

/** As they were parsed: an object, or nothing. */
interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/** Where the body of a call names the agent that it is about. In other bodies an agent is a filter, or nothing at all. */
const inBody: Readonly<Record<string, 'agentId' | 'model'>> = {
  'leads.create': 'agentId',
  'hooks.create': 'agentId',
  'completions.create': 'model',
};
/** They list the agents that a key may work with, or say no more than whose key it is. */
const forAll: readonly string[] = ['agents.list', 'completions.list-models', 'workspaces.get'];
/** They name an agent, but are about more: the whole workspace, or a new agent that the key could do nothing with. */
const beyond: readonly string[] = ['agents.duplicate', 'billing.usage', 'slack.get'];

/**
 * Keeps a key that is limited to some agents to them: each call must name an agent, or what belongs to one. `not-found` for
 * another agent, as for another workspace; `not-allowed` for what is not about one agent.
 */
export async function requireAgentOfKey(
  ctx: Context,
  { name, method }: Endpoint,
  input: Input,
): Promise<void> {
  const { actor } = ctx;
  if (actor.kind !== 'api-key' || actor.agentIds === null || forAll.includes(name)) return;
  const params = fieldsOf(input.params);
  const inBodyAs = inBody[name];
  const named = [
    params.agentId,
    // As a filter of what is read; what is changed is named in another way.
    method === 'GET' ? fieldsOf(input.query).agentId : undefined,
    inBodyAs === undefined ? undefined : fieldsOf(input.body)[inBodyAs],
    ...(await agentsOf(ctx, params)),
  ].filter((each) => typeof each === 'string');
  if (named.length === 0 || beyond.includes(name))
    throw failure('not-allowed', {
      message: 'This API key is for some agents only. Name one of them, or use a key for all agents.',
    });
  if (named.some((agentId) => !actor.agentIds?.includes(agentId))) throw failure('not-found');
}

function fieldsOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

/** What a path may name that belongs to one agent, by the parameter. */
const ofAgent = {
  conversationId: conversation,
  leadId: lead,
  attachmentId: attachment,
  hookId: webhook,
} as const;
/** What belongs to a conversation, and with it to an agent. */
const ofConversation = { messageId: message, noteId: note } as const;

/** The agents of what a path names; an empty text for what belongs to no one agent, as a hook for all of them. */
async function agentsOf(ctx: Context, params: Record<string, unknown>): Promise<string[]> {
  const found: { agentId: string | null }[] = [];
  for (const [name, table] of Object.entries(ofAgent)) {
    const id = params[name];
    if (typeof id !== 'string') continue;
    const isIt = and(inWorkspace(ctx, table), eq(table.id, id));
    found.push(...(await ctx.db.select({ agentId: table.agentId }).from(table).where(isIt)));
  }
  for (const [name, table] of Object.entries(ofConversation)) {
    const id = params[name];
    if (typeof id !== 'string') continue;
    const isIt = and(inWorkspace(ctx, table), eq(table.id, id));
    const rows = await ctx.db
      .select({ agentId: conversation.agentId })
      .from(table)
      .innerJoin(conversation, eq(conversation.id, table.conversationId))
      .where(isIt);
    found.push(...rows);
  }
  return found.map(({ agentId }) => agentId ?? '');
}
