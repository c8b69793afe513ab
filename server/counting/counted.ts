import { sql } from 'drizzle-orm';

/**
 * What counts, for every page, meter and export. A message is one row of `question`: what a visitor wrote, with its
 * answer. A conversation counts in each span of time in which it has a message. What members try in the preview counts
 * nowhere.
 */
export const isCountedQuestion = sql`question.channel <> 'preview'`;
export const isCountedConversation = sql`conversation.channel <> 'preview'`;
