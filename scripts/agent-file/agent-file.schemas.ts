import { z } from 'zod';
import { addTest, testExpectationSchema } from '#contract/agent-tests/agent-tests.schemas.ts';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { qaSourceSchema, textSourceSchema, websiteSourceSchema } from '#contract/sources/sources.schemas.ts';
import { setSynonyms } from '#contract/synonyms/synonyms.schemas.ts';

/** Of the form of the file. A later form gets the next number, and a program refuses one that it does not know. */
export const agentFileFormat = 1;

const [contains, means, page, decline] = testExpectationSchema.options;

/** A test names its source as `nameSource` does: an id is of one installation. */
const expectationSchema = z.discriminatedUnion('kind', [
  contains.strict(),
  means.strict(),
  page
    .omit({ sourceId: true })
    .extend({ source: z.string().min(1) })
    .strict(),
  decline.strict(),
]);

const sourceSchema = z.discriminatedUnion('kind', [
  websiteSourceSchema.strict(),
  textSourceSchema.strict(),
  qaSourceSchema.strict(),
]);
export type FiledSource = z.infer<typeof sourceSchema>;

const testSchema = z.strictObject({
  question: addTest.body.shape.question,
  expectation: expectationSchema,
});
export type FiledTest = z.infer<typeof testSchema>;

/** An agent as a file: all that is written about it, without ids and without secrets. */
export const agentFileSchema = z.strictObject({
  format: z.literal(agentFileFormat, `This program reads files of format ${agentFileFormat}.`),
  /** A setting that is not there stays as it is. */
  settings: agentSettingsSchema.partial().strict(),
  synonyms: setSynonyms.body.shape.groups,
  sources: z.array(sourceSchema),
  /** Files and pages of Notion, by name: what is in them is not in the file, and they are left alone. */
  leftOut: z.array(z.string()).default([]),
  tests: z.array(testSchema),
});
export type AgentFile = z.infer<typeof agentFileSchema>;
