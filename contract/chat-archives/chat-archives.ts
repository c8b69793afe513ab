/** Where chats come from. */
export const chatPlatforms = [
  'whatsapp',
  'telegram',
  'instagram',
  'messenger',
  'discord',
  'slack',
  'snapchat',
  'imessage',
  'line',
  'sms',
  'teams',
  'skype',
  'signal',
  'kakaotalk',
  'google-chat',
  'x',
] as const;
export type ChatPlatform = (typeof chatPlatforms)[number];

/** What they are called. */
export const chatPlatformNames: Record<ChatPlatform, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  instagram: 'Instagram',
  messenger: 'Messenger',
  discord: 'Discord',
  slack: 'Slack',
  snapchat: 'Snapchat',
  imessage: 'iMessage',
  line: 'LINE',
  sms: 'SMS',
  teams: 'Teams',
  skype: 'Skype',
  signal: 'Signal',
  kakaotalk: 'KakaoTalk',
  'google-chat': 'Google Chat',
  x: 'X',
};

/** What a message is. Counts of messages take `text` and `media`; all else is counted apart. */
export const archiveMessageKinds = ['text', 'media', 'call', 'deleted', 'system', 'unknown'] as const;
export type ArchiveMessageKind = (typeof archiveMessageKinds)[number];

/** What is to be known of a message besides its text. */
export const archiveMessageFlags = [
  'edited',
  /** The platform also notes an edit when only a reaction was added. */
  'edit-uncertain',
  /** It looks like an old message that somebody pasted into a new one. */
  'may-be-pasted',
  /** Its hour was left out when clocks went forward. */
  'no-such-hour',
  /** Its hour came twice when clocks went back. */
  'hour-twice',
  /** The export gives a year of the Buddhist calendar. */
  'buddhist-year',
  /** The export gives a day of the Persian calendar. */
  'persian-year',
  /** The name of its file points outside the export. */
  'unsafe-file-name',
] as const;
export type ArchiveMessageFlag = (typeof archiveMessageFlags)[number];

/** What a message carries besides its text; `unknown` where the export does not say. */
export const messageMedia = ['image', 'video', 'audio', 'sticker', 'file', 'unknown'] as const;

/** Whether the rated words of a message are more good or more bad. */
export const messageTones = ['positive', 'negative'] as const;

/**
 * What a message does in the turns of its conversation: begins it, begins a reply, follows the sender's own after some minutes,
 * or is what the conversation ended with and nobody answered.
 */
export const messageTurns = ['start', 'reply', 'double-text', 'unanswered'] as const;
export type MessageTurn = (typeof messageTurns)[number];

/** Why two people may be one. */
export const sameReasons = ['owner', 'number', 'email', 'name'] as const;
export type SameReason = (typeof sameReasons)[number];

/** Chats, and people, that an archive is shown with: those with the most messages. */
export const shownInArchiveMaximum = 1_000;

/** People who can be joined at once. */
export const joinedPeopleMaximum = 20;

export const archiveNameMaximumLength = 80;
export const archivesMaximum = 50;
export const questionMaximumLength = 300;

export const messagePlanIds = ['free', 'pro'] as const;
export type MessagePlanId = (typeof messagePlanIds)[number];

export interface MessagePlanLimits
  extends Record<'messages' | 'questionsPerDay' | 'platforms', number | null> {
  /** All figures; else those that count messages only. */
  measuresAll: boolean;
  sharesWrapped: boolean;
  exportsLegally: boolean;
}

/** What the plans of ChatGenie allow one user. Null is without a limit. */
export const messagePlans: Record<MessagePlanId, MessagePlanLimits> = {
  free: {
    messages: 10_000,
    questionsPerDay: 10,
    platforms: 3,
    measuresAll: false,
    sharesWrapped: false,
    exportsLegally: false,
  },
  pro: {
    messages: null,
    questionsPerDay: null,
    platforms: null,
    measuresAll: true,
    sharesWrapped: true,
    exportsLegally: true,
  },
};
