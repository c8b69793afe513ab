import { listTests } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import { getAgent } from '#contract/agents/agents.endpoints.ts';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { getSourceContent, listSources } from '#contract/sources/sources.endpoints.ts';
import type { SourceContent } from '#contract/sources/sources.schemas.ts';
import { getSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import type { Sender } from '../create-sender.ts';
import { type AgentFile, agentFileFormat, type FiledSource, type FiledTest } from './agent-file.schemas.ts';
import { nameSource } from './name-source.ts';

/** An agent of an installation as a file, and the ids that its parts have there. */
export interface ReadAgent {
  file: AgentFile;
  /** Of sources by `nameSource`, those that are left out included. */
  sourceIds: Map<string, string>;
  /** Of tests by their question. */
  testIds: Map<string, string>;
}

/** Reads an agent through the API. Rejects with the sentence that the installation answers. */
export async function readAgent(send: Sender, agentId: string): Promise<ReadAgent> {
  const params = { agentId };
  const [agent, { groups }, sources, tests] = await Promise.all([
    send(getAgent, { params }),
    send(getSynonyms, { params }),
    readSources(send, agentId),
    readTests(send, agentId),
  ]);
  const sourceIds = new Map(sources.map(({ id, content }) => [nameSource(content), id]));
  const names = new Map(sources.map(({ id, content }) => [id, nameSource(content)]));
  const filed = sources.map(({ content }) => content).filter(isFiled);
  return {
    sourceIds,
    testIds: new Map(tests.map(({ id, question }) => [question, id])),
    file: {
      format: agentFileFormat,
      // What is no setting (counts, addresses of pictures, times) is left behind.
      settings: agentSettingsSchema.parse(agent),
      synonyms: groups,
      sources: filed,
      leftOut: [...sourceIds.keys()].filter((name) => !filed.some((source) => nameSource(source) === name)),
      tests: tests.map(({ question, expectation }) => ({
        question,
        expectation: fileExpectation(expectation, names),
      })),
    },
  };
}

const isFiled = (content: SourceContent): content is Extract<SourceContent, FiledSource> =>
  content.kind === 'website' || content.kind === 'text' || content.kind === 'qa';

async function readSources(send: Sender, agentId: string): Promise<{ id: string; content: SourceContent }[]> {
  const found: { id: string; content: SourceContent }[] = [];
  // Oldest first, as they were added.
  for (const { id } of (
    await readAll((query) => send(listSources, { params: { agentId }, query }))
  ).reverse())
    found.push({ id, content: await send(getSourceContent, { params: { agentId, sourceId: id } }) });
  return found;
}

async function readTests(send: Sender, agentId: string): Promise<AgentTest[]> {
  return (await readAll((query) => send(listTests, { params: { agentId }, query }))).reverse();
}

/** All of a list that is answered in pages. */
async function readAll<Item>(
  readPage: (
    query: Record<string, string>,
  ) => Promise<{ data: Item[]; pagination: { cursor: string | null } }>,
): Promise<Item[]> {
  const all: Item[] = [];
  let cursor: string | null = null;
  do {
    const page = await readPage({ limit: '100', ...(cursor === null ? {} : { cursor }) });
    all.push(...page.data);
    cursor = page.pagination.cursor;
  } while (cursor !== null);
  return all;
}

function fileExpectation(
  expectation: AgentTest['expectation'],
  names: ReadonlyMap<string, string>,
): FiledTest['expectation'] {
  if (expectation.kind !== 'page') return expectation;
  const { kind, sourceId, url } = expectation;
  return { kind, source: names.get(sourceId) ?? 'a source that is gone', url };
}
