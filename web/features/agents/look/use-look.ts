import { useOutletContext } from 'react-router';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import type { ChatLanguage } from '#contract/look/look.ts';
import type { AgentForm } from '#web/features/agents/settings/use-agent-form.ts';
import type { Scene } from './sample-session.ts';

/** What the layout of Visual Look hands to its tabs: one form for all of them. */
export interface LookContext extends AgentForm {
  agent: Agent;
  /** The language whose messages are edited and shown; null for the agent's own. */
  language: ChatLanguage | null;
  setLanguage: (language: ChatLanguage | null) => void;
  /** What the preview shows on the Messages tab. */
  messageScene: Extract<Scene, 'start' | 'paused' | 'outside-hours'>;
  setMessageScene: (scene: LookContext['messageScene']) => void;
}

export const useLook = (): LookContext => useOutletContext<LookContext>();
