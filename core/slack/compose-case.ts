import type { ConversationState, Holder } from '#contract/inbox/inbox.ts';
import { shortenText } from '#core/reading/text/shorten-text.ts';
import { escapeSlackText } from './escape-slack-text.ts';
import { literalBlock } from './literal-block.ts';
import { markedText } from './marked-text.ts';
import { slackLink } from './slack-link.ts';
import type { SlackBlock, SlackMessage } from './slack-message.ts';

/** Values of `action_id`, by which Slack says which button was pressed. */
export const slackButtons = ['take-over', 'hand-back'] as const;
export type SlackButton = (typeof slackButtons)[number];

export interface SlackCase {
  kind: 'lead' | 'request';
  agentName: string;
  contact: { name: string | null; email: string | null; phone: string | null } | null;
  /** What the visitor last wrote. */
  question: string | null;
  pageUrl: string | null;
  /** To the lead or the conversation in the console. */
  link: { label: string; url: string };
  /** Null for a lead that was left without one, and where the buttons are at another message. */
  conversation: {
    id: string;
    state: ConversationState;
    holder: Holder;
    /** Name of the member who has it. */
    assignee: string | null;
  } | null;
}

/** In characters. */
const questionMaximumLength = 2_000;
const shownUrlMaximumLength = 200;

const titles: Record<SlackCase['kind'], string> = {
  lead: 'New lead',
  request: 'A visitor asked for a person',
};

/** The first message of a thread: who it is, what they want, who has the conversation, and what can be done. */
export function composeCase(given: SlackCase): SlackMessage {
  const { kind, agentName, question, conversation, link } = given;
  const facts = listFacts(given);
  const said = question === null ? null : shortenText(question, questionMaximumLength);
  const blocks: SlackBlock[] = [
    { type: 'section', text: markedText(`*${titles[kind]}* · ${escapeSlackText(agentName)}`) },
    ...(said === null ? [] : [literalBlock(said, 'quote')]),
    ...(facts.length === 0 ? [] : [{ type: 'section' as const, text: markedText(facts.join('\n')) }]),
    ...(conversation === null
      ? []
      : [{ type: 'context' as const, elements: [markedText(describeState(conversation))] }]),
    { type: 'actions', elements: [...buttonsOf(conversation), openButton(link)] },
  ];
  const text = `${titles[kind]} (${agentName})${said === null ? '' : `: ${shortenText(said, 200)}`}`;
  return { text: escapeSlackText(text), blocks };
}

function listFacts({ contact, pageUrl }: SlackCase): string[] {
  const named = [
    ['Name', contact?.name],
    ['Email', contact?.email],
    ['Phone', contact?.phone],
  ] as const;
  return [
    ...named.flatMap(([name, value]) => (value ? [`*${name}:* ${escapeSlackText(value)}`] : [])),
    ...(pageUrl === null
      ? []
      : [`*Page:* ${slackLink(pageUrl, shortenText(pageUrl, shownUrlMaximumLength))}`]),
  ];
}

const howToReply =
  'Replies in this thread go to the visitor. Begin with // to write only to your colleagues.';

function describeState({ state, holder, assignee }: NonNullable<SlackCase['conversation']>): string {
  if (state === 'closed') return `Closed. A reply in this thread opens the conversation again.`;
  if (holder === 'person')
    return `${escapeSlackText(assignee ?? 'A colleague')} has the conversation. ${howToReply}`;
  if (state === 'waiting') return `Waiting for a person. ${howToReply}`;
  return holder === 'nobody'
    ? `People have the conversation; the agent does not answer. ${howToReply}`
    : `The agent answers. ${howToReply}`;
}

type Buttons = Extract<SlackBlock, { type: 'actions' }>['elements'];

function buttonsOf(conversation: SlackCase['conversation']): Buttons {
  if (conversation === null) return [];
  const { id: value, state, holder } = conversation;
  const button = (action_id: SlackButton, text: string) => ({
    type: 'button' as const,
    action_id,
    value,
    text: { type: 'plain_text' as const, text },
  });
  return [
    ...(holder === 'person' ? [] : [{ ...button('take-over', 'Take over'), style: 'primary' as const }]),
    ...(holder === 'agent' || state === 'closed' ? [] : [button('hand-back', 'Hand back')]),
  ];
}

const openButton = ({ label, url }: SlackCase['link']) => ({
  type: 'button' as const,
  action_id: 'open',
  text: { type: 'plain_text' as const, text: label },
  url,
});
