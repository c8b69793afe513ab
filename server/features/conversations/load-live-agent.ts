import type { Vibe } from '#contract/agents.ts';
import type { PlanId } from '#contract/plans.ts';
import type { World } from '#server/context.ts';
import { failure } from '#server/failure.ts';

/** What answering needs to know of an agent, read anew for each message: a change counts from the next one. */
export interface LiveAgent {
  id: string;
  workspace: { id: string; plan: PlanId };
  name: string;
  displayName: string;
  isPaused: boolean;
  promptText: string;
  fallbackReply: string;
  vibe: Vibe;
  selectedModel: string;
  indexVersion: number;
  hasLeadForm: boolean;
}

/**
 * Loads an agent by id alone: for visitors, who know no workspace. Members pass theirs, and another's agent is then
 * not there. A named statement on the pool, since this runs for every chat.
 */
export async function loadLiveAgent(
  world: World,
  agentId: string,
  workspaceId: string | null,
): Promise<LiveAgent> {
  const result = await world.pool.query({
    name: 'load-live-agent',
    text: `select agent.id, agent.workspace_id, workspace.plan, agent.name, agent.display_name, agent.status,
                  agent.prompt_text, agent.fallback_reply, agent.vibe_response, agent.selected_model,
                  agent.index_version, is_email_enabled or is_name_enabled or is_phone_enabled as has_lead_form
           from agent join workspace on workspace.id = agent.workspace_id
           where agent.id = $1 and ($2::text is null or agent.workspace_id = $2)`,
    values: [agentId, workspaceId],
  });
  const row = result.rows[0];
  if (row === undefined) throw failure('not-found');
  return {
    id: row.id,
    workspace: { id: row.workspace_id, plan: row.plan },
    name: row.name,
    displayName: row.display_name,
    isPaused: row.status === 'paused',
    promptText: row.prompt_text,
    fallbackReply: row.fallback_reply,
    vibe: row.vibe_response,
    selectedModel: row.selected_model,
    indexVersion: Number(row.index_version),
    hasLeadForm: row.has_lead_form,
  };
}
