import { listActions } from '#contract/actions/actions.endpoints.ts';
import { listTests } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { AgentTest } from '#contract/agent-tests/agent-tests.schemas.ts';
import { getAgent } from '#contract/agents/agents.endpoints.ts';
import { agentSettingsSchema } from '#contract/agents/agents.schemas.ts';
import { getSourceContent, listSources } from '#contract/sources/sources.endpoints.ts';
import type { SourceContent } from '#contract/sources/sources.schemas.ts';
import { getSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import { listToolServers } from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { Sender } from '../create-sender.ts';
import { RefusedCall } from '../refused-call.ts';
import { type AgentFile, agentFileFormat, type FiledSource, type FiledTest } from './agent-file.schemas.ts';
import { createSecretNames } from './create-secret-names.ts';
import { fileAction } from './file-action.ts';
import { fileToolServer } from './file-tool-server.ts';
import { nameAction } from './name-action.ts';
import { nameSource } from './name-source.ts';
import { nameToolServer } from './name-tool-server.ts';

/** An agent of an installation as a file, and the ids that its parts have there. */
export interface ReadAgent {
  file: AgentFile;
  /** Of sources by `nameSource`, those that are left out included. */
  sourceIds: Map<string, string>;
  /** Of tests by their question. */
  testIds: Map<string, string>;
  /** Of actions by `nameAction`, and of MCP servers by `nameToolServer`; none where the key may not read them. */
  actionIds: Map<string, string>;
  toolServerIds: Map<string, string>;
}

/** Reads an agent through the API. Rejects with the sentence that the installation answers. */
export async function readAgent(send: Sender, agentId: string): Promise<ReadAgent> {
  const params = { agentId };
  const [agent, { groups }, sources, tests, outside] = await Promise.all([
    send(getAgent, { params }),
    send(getSynonyms, { params }),
    readSources(send, agentId),
    readTests(send, agentId),
    readOutside(send, agentId),
  ]);
  const sourceIds = new Map(sources.map(({ id, content }) => [nameSource(content), id]));
  const names = new Map(sources.map(({ id, content }) => [id, nameSource(content)]));
  const filed = sources.map(({ content }) => content).filter(isFiled);
  return {
    sourceIds,
    testIds: new Map(tests.map(({ id, question }) => [question, id])),
    actionIds: outside.actionIds,
    toolServerIds: outside.toolServerIds,
    file: {
      format: agentFileFormat,
      // What is no setting (counts, addresses of pictures, times) is left behind.
      settings: agentSettingsSchema.parse(agent),
      synonyms: groups,
      sources: filed,
      leftOut: [...sourceIds.keys()].filter((name) => !filed.some((source) => nameSource(source) === name)),
      ...outside.filed,
      tests: tests.map(({ question, expectation }) => ({
        question,
        expectation: fileExpectation(expectation, names),
      })),
    },
  };
}

/** What an agent uses of other servers. A key without the scope `admin` may not read it. */
async function readOutside(
  send: Sender,
  agentId: string,
): Promise<
  Pick<ReadAgent, 'actionIds' | 'toolServerIds'> & { filed: Pick<AgentFile, 'actions' | 'toolServers'> }
> {
  const params = { agentId };
  try {
    const [{ data: actions }, { data: servers }] = await Promise.all([
      send(listActions, { params }),
      send(listToolServers, { params }),
    ]);
    const nameSecret = createSecretNames();
    const filedServers = servers.map((server) => fileToolServer(server, nameSecret));
    return {
      filed: { actions: actions.map((action) => fileAction(action, nameSecret)), toolServers: filedServers },
      actionIds: new Map(actions.map((action) => [nameAction(action), action.id])),
      toolServerIds: new Map(filedServers.map((filed, at) => [nameToolServer(filed), servers[at]?.id ?? ''])),
    };
  } catch (error) {
    if (!(error instanceof RefusedCall) || error.code !== 'not-allowed') throw error;
    return { filed: {}, actionIds: new Map(), toolServerIds: new Map() };
  }
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
