import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import type { Vibe } from '#contract/agents/agents.ts';
import type { Workspace } from '#server/context.ts';

/** What answering needs to know of an agent, read with each question: a change counts from the next one. */
export interface LiveAgent {
  id: string;
  workspace: Workspace;
  displayName: string;
  promptText: string;
  fallbackReply: string;
  vibe: Vibe;
  selectedModel: string;
  indexVersion: number;
  /** Which contact details its owner wants. */
  isEmailEnabled: boolean;
  isPhoneEnabled: boolean;
  humanForm: AgentSettings['humanForm'];
  /** What people answer, whatever the sources say. */
  handoffPhrases: string[];
  outsideHoursMessage: string;
  /** It can look up or do something at another server. */
  hasActions: boolean;
  /** False: it answers in English only, whatever language it is asked in. */
  isMultilingual: boolean;
  /** Empty where the plan has one language. */
  translations: AgentSettings['translations'];
}
