import { and, eq, type SQL } from 'drizzle-orm';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Context } from '#server/context.ts';
import { inWorkspace } from '#server/database/in-workspace.ts';
import { failure } from '#server/failure.ts';
import { conversation, message } from '#server/features/conversations/conversations.table.ts';
import { lead } from '#server/features/leads/leads.table.ts';

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
  if (named.length === 0)
    throw failure('not-allowed', {
      message: 'This API key is for some agents only. Name one of them, or use a key for all agents.',
    });
  if (named.some((agentId) => !actor.agentIds?.includes(agentId))) throw failure('not-found');
}

function fieldsOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? { ...given } : {};
}

/** The agents of what a path names: a conversation, one of its messages or a lead. */
async function agentsOf(
  ctx: Context,
  { conversationId, messageId, leadId }: Record<string, unknown>,
): Promise<string[]> {
  const found: { agentId: string }[] = [];
  const ofConversation = (where: SQL | undefined) =>
    ctx.db
      .select({ agentId: conversation.agentId })
      .from(conversation)
      .where(and(inWorkspace(ctx, conversation), where));
  if (typeof conversationId === 'string')
    found.push(...(await ofConversation(eq(conversation.id, conversationId))));
  if (typeof messageId === 'string') {
    const [said] = await ctx.db
      .select({ conversationId: message.conversationId })
      .from(message)
      .where(and(inWorkspace(ctx, message), eq(message.id, messageId)));
    if (said !== undefined) found.push(...(await ofConversation(eq(conversation.id, said.conversationId))));
  }
  if (typeof leadId === 'string')
    found.push(
      ...(await ctx.db
        .select({ agentId: lead.agentId })
        .from(lead)
        .where(and(inWorkspace(ctx, lead), eq(lead.id, leadId)))),
    );
  return found.map(({ agentId }) => agentId);
}
