import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { defaultMessageColor } from '#contract/agents/agents.ts';
import { brand } from '#contract/brand.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';

export type PreviewLook = Pick<
  AgentSettings,
  'displayName' | 'welcomeMessage' | 'messageColor' | 'colorMode'
> & {
  avatarUrl: string | null;
  /** The plan allows to remove the "Powered by" line. */
  hasBrand: boolean;
};

/** What the chat's panel is given to draw, in place of a visitor's session: sample messages in this look. */
export function sampleSession({
  displayName,
  avatarUrl,
  welcomeMessage,
  messageColor,
  colorMode,
  hasBrand,
}: PreviewLook) {
  const shared = { sources: [], feedback: null, createdAt: new Date(0).toISOString() };
  const session: WidgetSession = {
    visitorToken: '',
    agent: {
      displayName: displayName.trim() || 'Your company',
      avatarUrl,
      welcomeMessage,
      messageColor: /^#[0-9a-fA-F]{6}$/.test(messageColor) ? messageColor : defaultMessageColor,
      colorMode,
      suggestedQuestions: [],
      isPaused: false,
      brand: hasBrand ? { name: brand.name, url: location.origin } : null,
    },
    leadForm: { email: false, name: false, phone: false },
    conversation: {
      id: 'sample',
      hasLead: false,
      isHeld: false,
      messages: [
        {
          ...shared,
          id: 'question',
          role: 'user',
          author: { kind: 'visitor', name: null, event: null },
          text: 'Do you open on Sundays?',
          outcome: null,
        },
        {
          ...shared,
          id: 'answer',
          role: 'assistant',
          author: { kind: 'agent', name: null, event: null },
          text: "Yes, from 10 to 4 o'clock.",
          outcome: 'answered',
        },
      ],
    },
  };
  return session;
}
