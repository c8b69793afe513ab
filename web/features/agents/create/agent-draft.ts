import type { WebsiteSuggestion } from '#contract/agents/agents.schemas.ts';
import type { AgentTemplateId } from '#contract/agents/agents.ts';
import { defaultMessageColor, defaultWelcomeMessage } from '#contract/agents/agents.ts';
import { agentTemplate } from '#contract/agents/templates.ts';

/** What the wizard has gathered so far. */
export interface AgentDraft {
  /** What it starts from; null for none. */
  template: AgentTemplateId | null;
  url: string;
  files: readonly File[];
  /** Names of files that were chosen before a reload, which no page can keep. */
  lostFiles: readonly string[];
  textTitle: string;
  text: string;
  name: string;
  welcomeMessage: string;
  messageColor: string;
  /** The website's icon as a `data:` URL, to be the avatar; null for none. */
  avatar: string | null;
  /** Pages of Notion are chosen once the agent exists. */
  usesNotion: boolean;
  /** The first step was left on purpose, be it without a source: only then there is a second. */
  isPastSources: boolean;
}

export const emptyDraft: AgentDraft = {
  template: null,
  url: '',
  files: [],
  lostFiles: [],
  textTitle: '',
  text: '',
  name: '',
  welcomeMessage: defaultWelcomeMessage,
  messageColor: defaultMessageColor,
  avatar: null,
  usesNotion: false,
  isPastSources: false,
};

type LookField = 'name' | 'welcomeMessage' | 'messageColor';

/** What the draft begins with, from which a field differs once somebody has typed in it. */
const beginningOf = (template: AgentDraft['template']): Pick<AgentDraft, LookField> => ({
  ...emptyDraft,
  ...agentTemplate(template)?.settings,
});

/** Starts from a template, or from none; what was typed stays. */
export function withTemplate(draft: AgentDraft, template: AgentDraft['template']): AgentDraft {
  const [before, after] = [beginningOf(draft.template), beginningOf(template)];
  const keep = (field: LookField) => (draft[field] === before[field] ? after[field] : draft[field]);
  return {
    ...draft,
    template,
    welcomeMessage: keep('welcomeMessage'),
    messageColor: keep('messageColor'),
  };
}

/** Fills in what the website says of itself, but never over what somebody typed. */
export function withSuggestion(draft: AgentDraft, suggestion: WebsiteSuggestion): AgentDraft {
  const beginning = beginningOf(draft.template);
  const keep = (field: LookField) =>
    // What the website leaves open is no reason to drop the template's word on it.
    draft[field] === beginning[field] && suggestion[field] !== emptyDraft[field]
      ? suggestion[field]
      : draft[field];
  return {
    ...draft,
    url: suggestion.url,
    avatar: suggestion.avatar,
    name: keep('name'),
    welcomeMessage: keep('welcomeMessage'),
    messageColor: keep('messageColor'),
  };
}

/** Takes other files; one that was lost and is chosen again is no longer lost. */
export function withFiles(
  draft: AgentDraft,
  files: readonly File[],
): Pick<AgentDraft, 'files' | 'lostFiles'> {
  const names = new Set(files.map((file) => file.name));
  return { files, lostFiles: draft.lostFiles.filter((name) => !names.has(name)) };
}
