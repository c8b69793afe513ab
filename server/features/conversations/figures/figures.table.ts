import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { TallyKind } from '#server/counting/tallies.ts';
import { time } from '#server/database/time.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/**
 * The days (UTC) of a workspace whose questions are in the tables below. A trigger removes a day when one of its questions
 * changes or goes, and its counts with it; until it is counted again its figures come from the questions themselves.
 */
export const countedDay = pgTable(
  'counted_day',
  {
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.day] })],
);

const ofCountedDay = {
  workspaceId: text('workspace_id').notNull(),
  day: date('day').notNull(),
  /** The id of an agent, or of the workspace for all of its agents. */
  scopeId: text('scope_id').notNull(),
};

const count = (name: string) => integer(name).notNull();

/** How many questions were asked in a quarter of an hour, by outcome. */
export const questionCount = pgTable(
  'question_count',
  {
    ...ofCountedDay,
    quarter: time('quarter').notNull(),
    messages: count('messages'),
    answered: count('answered'),
    hedged: count('hedged'),
    declined: count('declined'),
    smalltalk: count('smalltalk'),
    handoff: count('handoff'),
    positive: count('positive'),
    negative: count('negative'),
    confirmed: count('confirmed'),
    assumed: count('assumed'),
    abandoned: count('abandoned'),
  },
  (table) => [
    foreignKey({
      name: 'question_count_day',
      columns: [table.workspaceId, table.day],
      foreignColumns: [countedDay.workspaceId, countedDay.day],
    }).onDelete('cascade'),
    index('question_count_day').on(table.workspaceId, table.day),
    index('question_count_scope').on(table.scopeId, table.quarter),
  ],
);

/**
 * How many conversations had a question in a quarter of an hour, by the quarter in which they had one before. A time has
 * as many conversations as it has of these whose quarter before is earlier than it.
 */
export const conversationCount = pgTable(
  'conversation_count',
  {
    ...ofCountedDay,
    /** An outcome, for questions that had it; `any` for all questions. */
    kind: text('kind').notNull(),
    quarter: time('quarter').notNull(),
    /** Null for the first question of this kind in a conversation. */
    previous: time('previous'),
    conversations: count('conversations'),
  },
  (table) => [
    foreignKey({
      name: 'conversation_count_day',
      columns: [table.workspaceId, table.day],
      foreignColumns: [countedDay.workspaceId, countedDay.day],
    }).onDelete('cascade'),
    index('conversation_count_day').on(table.workspaceId, table.day),
    /** With all that is read, so that the table itself is not. */
    index('conversation_count_scope').on(
      table.workspaceId,
      table.scopeId,
      table.kind,
      table.quarter,
      table.previous,
      table.conversations,
    ),
  ],
);

/** How many questions of a day (UTC) had a language or a page, or an answer from a source. */
export const questionTally = pgTable(
  'question_tally',
  {
    ...ofCountedDay,
    kind: text('kind').$type<TallyKind>().notNull(),
    key: text('key').notNull(),
    messages: count('messages'),
  },
  (table) => [
    foreignKey({
      name: 'question_tally_day',
      columns: [table.workspaceId, table.day],
      foreignColumns: [countedDay.workspaceId, countedDay.day],
    }).onDelete('cascade'),
    index('question_tally_day').on(table.workspaceId, table.day),
    index('question_tally_scope').on(table.scopeId, table.kind, table.day),
  ],
);
