import type { Workspace } from '#server/context.ts';
import type { AgentRow } from '#server/features/agents/find-agent.ts';
import type { LiveAgent } from '#server/features/conversations/live-agent.ts';
import { entitlementsOf } from '#server/quota/entitlements-of.ts';

/** What answering needs to know of an agent, from its row. */
export function liveAgentOf(row: AgentRow, workspace: Workspace): LiveAgent {
  const { isMultilingual } = entitlementsOf(workspace);
  return {
    id: row.id,
    workspace,
    displayName: row.displayName,
    promptText: row.promptText,
    fallbackReply: row.fallbackReply,
    vibe: row.vibeResponse,
    selectedModel: row.selectedModel,
    indexVersion: row.indexVersion,
    isEmailEnabled: row.isEmailEnabled,
    isPhoneEnabled: row.isPhoneEnabled,
    humanForm: row.humanForm,
    handoffPhrases: row.handoffPhrases,
    outsideHoursMessage: row.outsideHoursMessage,
    // What is tried, or drafted for a person, calls nobody.
    hasActions: false,
    isMultilingual,
    translations: isMultilingual ? row.translations : [],
  };
}
