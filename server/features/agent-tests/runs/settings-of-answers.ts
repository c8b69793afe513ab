import type { AgentRow } from '#server/features/agents/find-agent.ts';

/** The settings that an agent's answers depend on, as one text to compare. */
export function settingsOfAnswers(row: AgentRow): string {
  const { displayName, promptText, fallbackReply, vibeResponse, selectedModel, synonyms, translations } = row;
  return JSON.stringify({
    displayName,
    promptText,
    fallbackReply,
    vibeResponse,
    selectedModel,
    synonyms,
    translations,
  });
}
