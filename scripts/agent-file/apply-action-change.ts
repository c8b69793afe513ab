import { createAction, deleteAction, updateAction } from '#contract/actions/actions.endpoints.ts';
import {
  allowTools,
  connectToolServer,
  deleteToolServer,
} from '#contract/tool-servers/tool-servers.endpoints.ts';
import type { ToolServer } from '#contract/tool-servers/tool-servers.schemas.ts';
import type { Sender } from '../create-sender.ts';
import type { FiledAction, FiledToolServer } from './agent-file.schemas.ts';
import { idOf } from './id-of.ts';
import { nameAction } from './name-action.ts';
import type { ActionChange } from './plan-actions.ts';
import type { ReadAgent } from './read-agent.ts';
import type { Secrets } from './secrets.ts';

interface Step {
  agentId: string;
  ids: Pick<ReadAgent, 'actionIds' | 'toolServerIds'>;
  /** All that are needed. */
  secrets: Secrets;
  change: ActionChange;
}

/** Does one change of an action or an MCP server. Rejects with the sentence of the installation. */
export async function applyActionChange(
  send: Sender,
  { agentId, ids: { actionIds, toolServerIds }, secrets, change }: Step,
): Promise<void> {
  switch (change.kind) {
    case 'add-action':
      await send(createAction, { params: { agentId }, body: bodyOf(change.action, change.secrets, secrets) });
      return;
    case 'change-action': {
      const params = { agentId, actionId: idOf(actionIds, nameAction(change)) };
      await send(updateAction, { params, body: bodyOf(change.action, change.secrets, secrets) });
      return;
    }
    case 'remove-action':
      await send(deleteAction, { params: { agentId, actionId: idOf(actionIds, nameAction(change)) } });
      return;
    case 'add-tool-server': {
      const { name, url, token } = change.server;
      const body = { name, url, ...(token === undefined ? {} : { token: secrets[token] }) };
      const { id } = await send(connectToolServer, { params: { agentId }, body });
      await allow(send, agentId, id, change.server);
      return;
    }
    case 'change-tool-server':
      await allow(send, agentId, idOf(toolServerIds, change.name), change.server);
      return;
    case 'remove-tool-server':
      await send(deleteToolServer, {
        params: { agentId, toolServerId: idOf(toolServerIds, change.name) },
      });
  }
}

/** An action in the words of the API. Headers whose value is not needed keep the one that is stored. */
function bodyOf({ headers, ...action }: FiledAction, needed: readonly string[], secrets: Secrets): object {
  if (headers === undefined) return action;
  return {
    ...action,
    headers: headers.map(({ name, secret }) =>
      needed.includes(secret) ? { name, value: secrets[secret] } : { name },
    ),
  };
}

/** The installation passes over tools that are not there or can't be used; here that is an error, or each plan would have them again. */
async function allow(
  send: Sender,
  agentId: string,
  toolServerId: string,
  { name, tools }: FiledToolServer,
): Promise<void> {
  const server: ToolServer = await send(allowTools, { params: { agentId, toolServerId }, body: { tools } });
  const allowed = new Set(server.tools.filter(({ isAllowed }) => isAllowed).map((tool) => tool.name));
  const missing = tools.filter((tool) => !allowed.has(tool));
  if (missing.length > 0)
    throw new Error(`The MCP server “${name}” has no tool that can be allowed named ${missing.join(', ')}.`);
}
