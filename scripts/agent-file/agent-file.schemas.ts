import { z } from 'zod';
import { updateAction } from '#contract/actions/actions.schemas.ts';
import { addTest, testExpectationSchema } from '#contract/agent-tests/agent-tests.schemas.ts';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { qaSourceSchema, textSourceSchema, websiteSourceSchema } from '#contract/sources/sources.schemas.ts';
import { setSynonyms } from '#contract/synonyms/synonyms.schemas.ts';
import { allowTools, connectToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';

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

/** The place of a secret: the name of the environment variable that has it when the file is applied. */
const secretSchema = z
  .string()
  .regex(/^[A-Z_][A-Z0-9_]*$/, 'Write the name of an environment variable, such as SHOP_KEY.');

const { headers, ...actionFields } = updateAction.body.shape;

/** What an action leaves out stays as it is, or is as the API has it at first. */
const actionSchema = z.strictObject({
  ...actionFields,
  name: actionFields.name.unwrap(),
  url: actionFields.url.unwrap(),
  headers: z
    .array(z.strictObject({ name: headers.unwrap().element.shape.name, secret: secretSchema }))
    .optional(),
});
export type FiledAction = z.infer<typeof actionSchema>;

const toolServerSchema = z.strictObject({
  name: connectToolServer.body.shape.name,
  url: connectToolServer.body.shape.url,
  /** Its place; absent for a server without a token. */
  token: secretSchema.optional(),
  /** Those that are allowed. */
  tools: allowTools.body.shape.tools,
});
export type FiledToolServer = z.infer<typeof toolServerSchema>;

/** An agent as a file: all that is written about it, without ids and without secrets. */
export const agentFileSchema = z.strictObject({
  format: z.literal(agentFileFormat, `This program reads files of format ${agentFileFormat}.`),
  /** A setting that is not there stays as it is. */
  settings: agentSettingsSchema.partial().strict(),
  synonyms: setSynonyms.body.shape.groups,
  sources: z.array(sourceSchema),
  /** Files and pages of Notion, by name: what is in them is not in the file, and they are left alone. */
  leftOut: z.array(z.string()).default([]),
  /** Absent, they stay as they are: a file of before knows none, and not every key may read them. */
  actions: z.array(actionSchema).optional(),
  toolServers: z.array(toolServerSchema).optional(),
  tests: z.array(testSchema),
});
export type AgentFile = z.infer<typeof agentFileSchema>;
