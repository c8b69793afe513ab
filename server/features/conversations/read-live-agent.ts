import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Vibe } from '#contract/agents/agents.ts';
import type { AddOnQuantities, PlanId } from '#contract/plans.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';
import type { LiveAgent } from './live-agent.ts';

/** The agent, from the row of the statement that stores a question. */
export function readLiveAgent(row: Record<string, unknown>): LiveAgent {
  const plan = row.plan as PlanId;
  const addOns = row.add_ons as AddOnQuantities;
  const { isMultilingual } = entitlementsOf({ plan, addOns });
  return {
    id: row.id as string,
    workspace: { id: row.workspace_id as string, plan, addOns },
    displayName: row.display_name as string,
    promptText: row.prompt_text as string,
    fallbackReply: row.fallback_reply as string,
    vibe: row.vibe_response as Vibe,
    selectedModel: row.selected_model as string,
    indexVersion: Number(row.index_version),
    isEmailEnabled: row.is_email_enabled as boolean,
    isPhoneEnabled: row.is_phone_enabled as boolean,
    humanForm: row.human_form as AgentSettings['humanForm'],
    handoffPhrases: row.handoff_phrases as string[],
    outsideHoursMessage: row.outside_hours_message as string,
    hasActions: row.has_actions as boolean,
    isMultilingual,
    translations: isMultilingual ? (row.translations as AgentSettings['translations']) : [],
  };
}
