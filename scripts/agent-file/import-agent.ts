import { createAgent } from '#contract/agents/agents.endpoints.ts';
import type { Sender } from '../create-sender.ts';
import type { AgentFile } from './agent-file.schemas.ts';
import { applyChanges } from './apply-changes.ts';
import { planActions } from './plan-actions.ts';
import { type Change, planChanges } from './plan-changes.ts';
import { planToolServers } from './plan-tool-servers.ts';
import { readAgent } from './read-agent.ts';
import { requireSecrets } from './require-secrets.ts';
import type { Secrets } from './secrets.ts';

/**
 * Makes a new agent of a file, also in another workspace or installation. Its public page stays off and without a username,
 * as that is one agent's in an installation. Without all secrets of its actions no agent is made.
 * @returns the id of the agent
 */
export async function importAgent(
  send: Sender,
  file: AgentFile,
  secrets: Secrets,
  onDone: (change: Change) => void,
): Promise<string> {
  const { actions = [], toolServers = [] } = file;
  requireSecrets([...planActions([], actions), ...planToolServers([], toolServers)], secrets);
  const settings = { ...file.settings, username: null, isPublic: false };
  const body = { ...settings, name: settings.name ?? 'Imported agent' };
  const { id: agentId } = await send(createAgent, { body });
  const present = await readAgent(send, agentId);
  const wanted = { ...file, settings };
  const changes = planChanges(present.file, wanted);
  await applyChanges(send, { agentId, present, wanted, changes, secrets }, onDone);
  return agentId;
}
