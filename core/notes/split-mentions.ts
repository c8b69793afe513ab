import { mentionName } from './mention-name.ts';

interface Mentionable {
  userId: string;
  name: string;
  email: string;
}

export interface NotePiece {
  text: string;
  /** Whom it mentions: several where they have the same name, none for all other text. */
  userIds: string[];
}

/**
 * Splits a note into mentions (`@` and the name of a member, in any case) and what is between them. Of two names that
 * begin the same, the longer one is meant. An `@` within a word, as in an email address, mentions nobody.
 */
export function splitMentions(text: string, members: readonly Mentionable[]): NotePiece[] {
  const byName = Map.groupBy(members, (member) => mentionName(member).toLowerCase());
  const names = [...byName.keys()].sort((left, right) => right.length - left.length).map(escapeName);
  if (names.length === 0) return [{ text, userIds: [] }];
  const mention = new RegExp(`(?<![\\p{L}\\p{N}_.@-])@(${names.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
  const pieces: NotePiece[] = [];
  let end = 0;
  for (const { 0: found, 1: name = '', index } of text.matchAll(mention)) {
    if (index > end) pieces.push({ text: text.slice(end, index), userIds: [] });
    pieces.push({ text: found, userIds: (byName.get(name.toLowerCase()) ?? []).map(({ userId }) => userId) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), userIds: [] });
  return pieces;
}

const escapeName = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
