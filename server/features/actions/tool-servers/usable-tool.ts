import { createHash } from 'node:crypto';
import { fillToolInput } from '#core/actions/remote/fill-tool-input.ts';
import { readToolFields } from '#core/actions/remote/read-tool-fields.ts';
import type { Context } from '#server/context.ts';
import type { UsableAction } from '#server/features/actions/usable-action.ts';
import { addressOf } from './address-of.ts';
import { noteToken } from './note-token.ts';
import type { StoredTool, ToolServerRow } from './tool-servers.table.ts';

/** A tool of a remote server as something that an agent can use. What may change something there is confirmed by the visitor. */
export function usableTool(
  ctx: Context,
  server: ToolServerRow,
  { name, title, description, inputSchema, isReadOnly }: StoredTool,
): UsableAction {
  const { fields } = readToolFields(inputSchema);
  return {
    id: `${server.id}.${createHash('sha256').update(name).digest('base64url').slice(0, 12)}`,
    name: title,
    description,
    parameters: fields.map(({ parameter }) => parameter),
    reply: '',
    triggers: [],
    needsConfirmation: !isReadOnly,
    takesFreeText: true,
    async call(values, signal) {
      const input = fillToolInput(inputSchema, fields, values);
      const answer = await ctx.toolServers.callTool(addressOf(ctx, server), { name, input }, signal);
      await noteToken(ctx, server, answer);
      return 'problem' in answer
        ? { status: null, result: undefined, problem: answer.problem }
        : { status: null, result: answer.data, problem: null };
    },
  };
}
