import type { Services } from '#server/context.ts';
import type { ToolServerAddress } from '#server/ports/tool-servers.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import type { ToolServerRow } from './tool-servers.table.ts';

/** Where a remote server is, with its token, which is a secret. */
export function addressOf(
  { secretKey }: Pick<Services, 'secretKey'>,
  { id, url, token }: Pick<ToolServerRow, 'id' | 'url' | 'token'>,
): ToolServerAddress {
  return { url, token: token === null ? null : decryptSecret(secretKey, id, token) };
}
