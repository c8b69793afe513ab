/** Who answers the visitor. Nobody: the conversation is closed, or a person has left it and no other has taken it yet. */
export const holders = ['agent', 'person', 'nobody'] as const;
export type Holder = (typeof holders)[number];

export const conversationStates = ['open', 'waiting', 'snoozed', 'closed'] as const;
export type ConversationState = (typeof conversationStates)[number];

/** How a human request ended: a person answered in the chat, or by email, or a member closed it and said why. */
export const requestEnds = ['answered', 'emailed', 'closed'] as const;
export type RequestEnd = (typeof requestEnds)[number];

/** The lists of Messages, besides all conversations. `unassigned` are human requests that no member has yet. */
export const inboxLists = ['waiting', 'mine', 'unassigned', 'closed'] as const;
export type InboxList = (typeof inboxLists)[number];

/** What the chat says by itself when people come and go. */
export const systemEvents = ['joined', 'handed-back', 'closed'] as const;
export type SystemEvent = (typeof systemEvents)[number];

/** In characters. */
export const replyMaximumLength = 5_000;
export const closingReasonMaximumLength = 300;

/** Where a conversation is between the agent, the members and the visitor. */
export interface Handling {
  state: ConversationState;
  holder: Holder;
  /** The member who has it or should look at it. */
  assigneeId: string | null;
  snoozedUntil: Date | null;
  /** When the agent answers again by itself, while a person or nobody has the conversation; null for never. */
  handBackAt: Date | null;
  /** The last human request: when it came, when a person first replied, and when and how it ended. */
  wantedAt: Date | null;
  repliedAt: Date | null;
  endedAt: Date | null;
  endedAs: RequestEnd | null;
}

/** What happens to a conversation. `by` is the member who does it; null for somebody without an account, in Slack. */
export type HandlingAction =
  | { kind: 'take-over'; by: string | null }
  | { kind: 'reply'; by: string | null }
  | { kind: 'hand-back'; by: string | null }
  | { kind: 'assign'; to: string | null }
  | { kind: 'snooze'; until: Date }
  | { kind: 'close' }
  | { kind: 'reopen' }
  | { kind: 'wake' }
  | { kind: 'time-up' }
  | { kind: 'visitor-wrote' }
  | { kind: 'person-wanted' }
  | { kind: 'visitor-finished' };
