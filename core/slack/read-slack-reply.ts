import { plainSlackText } from '#core/chat-archives/reading/slack/plain-slack-text.ts';

/** What somebody wrote in the thread of a conversation: for the visitor, among colleagues, or to the agent. */
export type SlackReply = { kind: 'reply'; text: string } | { kind: 'internal' } | { kind: 'empty' };

/**
 * Reads a message of a thread. What begins with // or names the app is for colleagues.
 * @param names of people by their ids
 */
export function readSlackReply(
  text: string,
  { botUserId, names }: { botUserId: string; names: ReadonlyMap<string, string> },
): SlackReply {
  if (text.trimStart().startsWith('//') || text.includes(`<@${botUserId}>`)) return { kind: 'internal' };
  const plain = plainSlackText(text, names).trim();
  return plain === '' ? { kind: 'empty' } : { kind: 'reply', text: plain };
}
