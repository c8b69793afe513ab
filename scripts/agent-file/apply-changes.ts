import { addTest, deleteTest, updateTest } from '#contract/agent-tests/agent-tests.endpoints.ts';
import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';
import { updateAgent } from '#contract/agents/agents.endpoints.ts';
import { addSource, deleteSource, updateSource } from '#contract/sources/sources.endpoints.ts';
import { setSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import type { Sender } from '../create-sender.ts';
import type { AgentFile, FiledTest } from './agent-file.schemas.ts';
import { applyActionChange } from './apply-action-change.ts';
import { idOf } from './id-of.ts';
import type { ActionChange } from './plan-actions.ts';
import type { Change } from './plan-changes.ts';
import type { ReadAgent } from './read-agent.ts';
import { requireSecrets } from './require-secrets.ts';
import type { Secrets } from './secrets.ts';

interface Given {
  agentId: string;
  present: ReadAgent;
  wanted: AgentFile;
  changes: readonly Change[];
  secrets: Secrets;
}

/**
 * Does what a plan says, one call after another; `onDone` is called for each change. A call that is refused rejects with the
 * sentence of the installation, and what was done before stays: the next plan has the rest. Without all secrets nothing is done.
 */
export async function applyChanges(
  send: Sender,
  { agentId, present, wanted, changes, secrets }: Given,
  onDone: (change: Change) => void,
): Promise<void> {
  requireSecrets(changes, secrets);
  const sourceIds = new Map(present.sourceIds);
  const settings = changes.filter((change) => change.kind === 'settings');
  if (settings.length > 0) {
    const body = Object.fromEntries(settings.map(({ name, to }) => [name, to]));
    await send(updateAgent, { params: { agentId }, body });
    settings.forEach(onDone);
  }
  for (const change of changes) {
    if (change.kind === 'settings') continue;
    if (isActionChange(change)) await applyActionChange(send, { agentId, ids: present, secrets, change });
    else await applyChange(send, { agentId, sourceIds, testIds: present.testIds, wanted, change });
    onDone(change);
  }
}

const isActionChange = (change: Change): change is ActionChange =>
  change.kind.endsWith('-action') || change.kind.endsWith('-tool-server');

interface Step {
  agentId: string;
  /** Grows with the sources that are added. */
  sourceIds: Map<string, string>;
  testIds: ReadonlyMap<string, string>;
  wanted: AgentFile;
  change: Exclude<Change, { kind: 'settings' } | ActionChange>;
}

async function applyChange(
  send: Sender,
  { agentId, sourceIds, testIds, wanted, change }: Step,
): Promise<void> {
  const params = { agentId };
  switch (change.kind) {
    case 'synonyms':
      await send(setSynonyms, { params, body: { groups: wanted.synonyms } });
      return;
    case 'add-source':
      sourceIds.set(change.name, (await send(addSource, { params, body: change.source })).id);
      return;
    case 'change-source': {
      const { kind: _kind, ...body } = change.source;
      await send(updateSource, { params: { agentId, sourceId: idOf(sourceIds, change.name) }, body });
      return;
    }
    case 'remove-source':
      await send(deleteSource, { params: { agentId, sourceId: idOf(sourceIds, change.name) } });
      return;
    case 'add-test':
      await send(addTest, { params, body: testBody(change.test, sourceIds) });
      return;
    case 'change-test': {
      const testId = idOf(testIds, change.name);
      await send(updateTest, { params: { agentId, testId }, body: testBody(change.test, sourceIds) });
      return;
    }
    case 'remove-test':
      await send(deleteTest, { params: { agentId, testId: idOf(testIds, change.name) } });
  }
}

/** A test in the words of the API, which knows its source by id. */
function testBody(
  { question, expectation }: FiledTest,
  sourceIds: ReadonlyMap<string, string>,
): { question: string; expectation: TestExpectation } {
  if (expectation.kind !== 'page') return { question, expectation };
  const sourceId = sourceIds.get(expectation.source);
  if (sourceId === undefined)
    throw new Error(
      `The test “${question}” names the source “${expectation.source}”, which the agent does not have.`,
    );
  return { question, expectation: { kind: 'page', sourceId, url: expectation.url } };
}
