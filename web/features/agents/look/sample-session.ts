import { defaultMessageColor } from '#contract/agents/agents.ts';
import { brand } from '#contract/brand.ts';
import type { Entitlements } from '#contract/plans.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { type LookSettings, presentLook } from '#core/look/present-look.ts';

/** What of the chat is shown: a conversation, its beginning, the agent while it is paused, or a form. */
export type Scene = 'conversation' | 'start' | 'paused' | 'human' | 'leads';

/** What the chat's panel is given to draw, in place of a visitor's session: sample messages in this look. */
export function sampleSession(
  look: LookSettings & { avatarUrl: string | null },
  entitlements: Entitlements,
  scene: Scene,
): WidgetSession {
  const displayName = look.displayName.trim() || 'Your company';
  const messageColor = /^#[0-9a-fA-F]{6}$/.test(look.messageColor) ? look.messageColor : defaultMessageColor;
  const { agent, forms } = presentLook({ ...look, displayName, messageColor }, entitlements, {
    name: brand.name,
    url: location.origin,
  });
  return {
    visitorToken: '',
    // In the language that is being edited, whatever this browser's is.
    agent: { ...agent, translations: [], avatarUrl: look.avatarUrl, isPaused: scene === 'paused' },
    forms: { ...forms, asks: 'button' },
    conversation: scene === 'start' || scene === 'paused' ? null : sampleConversation(),
  };
}

function sampleConversation(): WidgetSession['conversation'] {
  const shared = { sources: [], feedback: null, createdAt: new Date(0).toISOString() };
  return {
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
  };
}
