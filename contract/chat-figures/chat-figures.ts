import type { ChatPlatform } from '../chat-archives/chat-archives.ts';

/** How somebody turns to somebody else in a group. */
export const archiveTieKinds = ['reply', 'mention', 'reaction'] as const;
export type ArchiveTieKind = (typeof archiveTieKinds)[number];
/** Which of them the exports of a platform name people of, in one of its forms at least; those that are not listed name none. */
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
  teams: ['reply', 'mention', 'reaction'],
};
/** Pairs of people that are shown: those who turned to each other most. */
export const shownPairsMaximum = 100;
/** People whose figures are shown: who wrote most. */
export const measuredPeopleMaximum = 100;

/** Silence after which a message starts a new conversation, in minutes. */
export const conversationGap = { minimum: 30, maximum: 24 * 60, default: 4 * 60 } as const;

/** Lengths of silence for which conversations are counted side by side, shortest first, in minutes. */
export const shownGaps = [30, 60, 120, 240, 480, 720, 1_440] as const;

/** Fewer conversations than these say nothing about who starts them. */
export const leastConversations = 20;

/** Further messages of one person count as double texts from this many minutes on. */
export const doubleTextMinutes = 5;
