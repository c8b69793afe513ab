import { defaultMessageColor, defaultWelcomeMessage, type SiteSuggestion } from '#contract/agents.ts';

/** What the wizard has gathered so far. */
export interface AgentDraft {
  url: string;
  files: readonly File[];
  textTitle: string;
  text: string;
  name: string;
  welcomeMessage: string;
  messageColor: string;
}

export const emptyDraft: AgentDraft = {
  url: '',
  files: [],
  textTitle: '',
  text: '',
  name: '',
  welcomeMessage: defaultWelcomeMessage,
  messageColor: defaultMessageColor,
};

/** Fills in what the site says of itself, but never over what somebody typed. */
export function withSuggestion(draft: AgentDraft, suggestion: SiteSuggestion): AgentDraft {
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
