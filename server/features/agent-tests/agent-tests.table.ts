import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { TestAnswer, TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import type {
  TestOrigin,
  TestRunCause,
  TestRunDecision,
  TestRunState,
} from '#contract/agent-tests/agent-tests.ts';
import { time } from '#server/database/time.ts';
import { agent } from '#server/features/agents/agents.table.ts';
import { workspace } from '#server/features/workspaces/workspaces.table.ts';

/** A question whose answer an owner watches over. */
export const agentTest = pgTable(
  'agent_test',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    expectation: jsonb('expectation').$type<TestExpectation>().notNull(),
    origin: text('origin').$type<TestOrigin>().notNull(),
    /** In the last run that is over; null before its first, and after a change of what it expects. */
    hasPassed: boolean('has_passed'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('agent_test_question').on(table.agentId, sql`md5(lower(${table.question}))`),
    index('agent_test_workspace_id').on(table.workspaceId),
  ],
);

/** All tests of an agent, asked once. */
export const agentTestRun = pgTable(
  'agent_test_run',
  {
    id: text('id').primaryKey(),
    workspaceId: text('workspace_id')
      .notNull()
      .references(() => workspace.id, { onDelete: 'cascade' }),
    agentId: text('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    cause: text('cause').$type<TestRunCause>().notNull(),
    state: text('state').$type<TestRunState>().notNull(),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    passed: integer('passed').notNull().default(0),
    lost: integer('lost').notNull().default(0),
    gained: integer('gained').notNull().default(0),
    /** The settings that answers depend on, as one text: a change of others needs no run. */
    settings: text('settings'),
    /** Documents whose new text it tried before visitors could get it; 0 for a run of what answers. */
    waiting: integer('waiting').notNull().default(0),
    /** The result for that text. */
    decision: text('decision').$type<TestRunDecision>(),
    /** The run that its results are compared with. */
    beforeId: text('before_id'),
    createdAt: time('created_at').notNull().defaultNow(),
    finishedAt: time('finished_at'),
  },
  (table) => [
    index('agent_test_run_agent_id').on(table.agentId, table.id),
    index('agent_test_run_workspace_id').on(table.workspaceId),
  ],
);

export type TestRunRow = typeof agentTestRun.$inferSelect;

/** The result of one test in a run; it outlives the test. */
export const agentTestResult = pgTable(
  'agent_test_result',
  {
    runId: text('run_id').notNull(),
    testId: text('test_id').notNull(),
    question: text('question').notNull(),
    expectation: jsonb('expectation').$type<TestExpectation>().notNull(),
    answer: jsonb('answer').$type<TestAnswer>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.testId] }),
    foreignKey({
      name: 'agent_test_result_run',
      columns: [table.runId],
      foreignColumns: [agentTestRun.id],
    }).onDelete('cascade'),
  ],
);
