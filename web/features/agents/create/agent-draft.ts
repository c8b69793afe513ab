import type { WebsiteSuggestion } from '#contract/agents/agents.schemas.ts';
import { defaultMessageColor, defaultWelcomeMessage } from '#contract/agents/agents.ts';

/** What the wizard has gathered so far. */
export interface AgentDraft {
  url: string;
  files: readonly File[];
  /** Names of files that were chosen before a reload, which no page can keep. */
  lostFiles: readonly string[];
  textTitle: string;
  text: string;
  name: string;
  welcomeMessage: string;
  messageColor: string;
  /** The first step was left on purpose, be it without a source: only then there is a second. */
  isPastSources: boolean;
}

export const emptyDraft: AgentDraft = {
  url: '',
  files: [],
  lostFiles: [],
  textTitle: '',
  text: '',
  name: '',
  welcomeMessage: defaultWelcomeMessage,
  messageColor: defaultMessageColor,
  isPastSources: false,
};

/** Fills in what the website says of itself, but never over what somebody typed. */
export function withSuggestion(draft: AgentDraft, suggestion: WebsiteSuggestion): AgentDraft {
  const keep = (field: 'name' | 'welcomeMessage' | 'messageColor') =>
    draft[field] === emptyDraft[field] ? suggestion[field] : draft[field];
  return {
    ...draft,
    url: suggestion.url,
    name: keep('name'),
    welcomeMessage: keep('welcomeMessage'),
    messageColor: keep('messageColor'),
  };
}

/** Takes other files; one that was lost and is chosen again is lost no more. */
export function withFiles(
  draft: AgentDraft,
  files: readonly File[],
): Pick<AgentDraft, 'files' | 'lostFiles'> {
  const names = new Set(files.map((file) => file.name));
  return { files, lostFiles: draft.lostFiles.filter((name) => !names.has(name)) };
}
