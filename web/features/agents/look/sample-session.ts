import type { AgentSettings } from '#contract/agents/agents.schemas.ts';
import { defaultMessageColor } from '#contract/agents/agents.ts';
import { brand } from '#contract/brand.ts';
import type { SourcePart } from '#contract/conversations/conversations.schemas.ts';
import { openingPlaceholder } from '#contract/look/look.ts';
import type { Entitlements } from '#contract/plans.ts';
import type { WidgetSession } from '#contract/widget/widget.schemas.ts';
import { type LookSettings, presentLook } from '#core/look/present-look.ts';

/**
 * What of the chat is shown: a conversation, its beginning, the agent while it is paused, one that nobody can join now,
 * or a form.
 */
export type Scene = 'conversation' | 'start' | 'paused' | 'outside-hours' | 'human' | 'leads';

/** What the chat's panel is given to draw, in place of a visitor's session: sample messages in this look. */
export function sampleSession(
  look: LookSettings & Pick<AgentSettings, 'outsideHoursMessage'> & { avatarUrl: string | null },
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
    agent: {
      ...agent,
      translations: [],
      avatarUrl: look.avatarUrl,
      isPaused: scene === 'paused',
      canBook: false,
    },
    forms: { ...forms, asks: 'button' },
    conversation: scene === 'start' || scene === 'paused' ? null : sampleConversation(linesOf(look, scene)),
    bookings: [],
  };
}

/** As the server says it in English where the owner has written nothing. */
const ourOutsideHours = `Nobody is available right now. We answer again on ${openingPlaceholder}.`;

interface Lines {
  question: string;
  answer: string;
  /** The title of what the answer is from. */
  source?: string;
}

function linesOf({ outsideHoursMessage }: Pick<AgentSettings, 'outsideHoursMessage'>, scene: Scene): Lines {
  if (scene !== 'outside-hours')
    return {
      question: 'Do you open on Sundays?',
      answer: 'Yes, from 10 to 4 o’clock.',
      source: 'Opening hours',
    };
  const message = outsideHoursMessage.trim() || ourOutsideHours;
  return {
    question: 'Can I talk to a person?',
    answer: message.replaceAll(openingPlaceholder, 'Monday, May 4 at 9:00 AM GMT+2'),
  };
}

function sampleConversation({ question, answer, source }: Lines): WidgetSession['conversation'] {
  const shared = {
    attachments: [],
    refusedFiles: [],
    sources: [],
    feedback: null,
    createdAt: new Date(0).toISOString(),
  };
  return {
    id: 'sample',
    hasLead: false,
    isHeld: false,
    unread: 0,
    messages: [
      {
        ...shared,
        id: 'question',
        role: 'user',
        author: { kind: 'visitor', name: null, pictureUrl: null, event: null },
        text: question,
        outcome: null,
      },
      {
        ...shared,
        id: 'answer',
        role: 'assistant',
        author: { kind: 'agent', name: null, pictureUrl: null, event: null },
        text: answer,
        sources: source === undefined ? [] : [sampleSource(answer, source)],
        outcome: 'answered',
      },
    ],
  };
}

/** The whole answer is its words. */
const sampleSource = (answer: string, title: string): SourcePart => ({
  type: 'source',
  sourceId: 'sample',
  title,
  quote: answer,
  start: 0,
  end: answer.length,
});
