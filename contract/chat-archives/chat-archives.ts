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

/** How somebody turns to somebody else in a group. */
export const archiveTieKinds = ['reply', 'mention', 'reaction'] as const;
export type ArchiveTieKind = (typeof archiveTieKinds)[number];
/** Which of them the exports of a platform name people of; those that are not listed name none. */
export const tiesOfPlatform: Partial<Record<ChatPlatform, readonly ArchiveTieKind[]>> = {
  whatsapp: ['mention'],
  telegram: ['reply', 'mention', 'reaction'],
  instagram: ['reaction'],
  messenger: ['reaction'],
  discord: ['reply', 'mention', 'reaction'],
  slack: ['reply', 'mention', 'reaction'],
  imessage: ['reply', 'reaction'],
  signal: ['reply', 'reaction'],
  'google-chat': ['reply', 'reaction'],
  x: ['reaction'],
  skype: ['reply', 'mention'],
  teams: ['reply', 'mention'],
};
/** Pairs of people that are shown: those who turned to each other most. */
export const shownPairsMaximum = 100;

/** How a date is written: `dmy` is day, month, year. */
export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** Why two people may be one. */
export const sameReasons = ['owner', 'number', 'email', 'name'] as const;
export type SameReason = (typeof sameReasons)[number];

/** Chats, and people, that an archive is shown with: those with the most messages. */
export const shownInArchiveMaximum = 1_000;
/** People whose figures are shown: who wrote most. */
export const measuredPeopleMaximum = 100;

/** People who can be joined at once. */
export const joinedPeopleMaximum = 20;

export const importStatuses = ['waiting', 'reading', 'asks', 'done', 'failed'] as const;
export type ImportStatus = (typeof importStatuses)[number];

/** Largest upload. A zip without its media is far below it. */
export const chatUploadMaximumBytes = 64 * 1024 * 1024;
/** What is larger is sent in parts of this size, so that an upload that broke off goes on where it was. */
export const chatUploadPartBytes = 4 * 1024 * 1024;
/** Uploads of one user that have begun and are not finished. */
export const openUploadsMaximum = 10;
export const chatUploadExtensions = [
  '.txt',
  '.json',
  '.jsonl',
  '.csv',
  '.js',
  '.zip',
  '.xml',
  '.db',
] as const;

export const archiveNameMaximumLength = 80;
export const archivesMaximum = 50;
export const questionMaximumLength = 300;

/** Silence after which a message starts a new conversation, in minutes. */
export const conversationGap = { minimum: 30, maximum: 24 * 60, default: 4 * 60 } as const;

/** Lengths of silence for which conversations are counted side by side, shortest first, in minutes. */
export const shownGaps = [30, 60, 120, 240, 480, 720, 1_440] as const;

/** Fewer conversations than these say nothing about who starts them. */
export const leastConversations = 20;

/** Further messages of one person count as double texts from this many minutes on. */
export const doubleTextMinutes = 5;

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
