import { useQuery } from '@tanstack/react-query';
import { KeySquare, Plus } from 'lucide-react';
import { Link } from 'react-router';
import { listApiKeys } from '#contract/api-keys/api-keys.endpoints.ts';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { isLoopbackName } from '#core/safety/is-loopback-name.ts';
import { apiKeysQuery } from '#web/console/account/account.queries.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { workspaceQuery } from '#web/console/workspaces/workspaces.queries.ts';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Where clients connect, and the API keys that open it. */
export function McpAddressCard({ agentId, url }: { agentId: string; url: string }) {
  const mayManageKeys = useMay(listApiKeys);
  const workspace = useQuery(workspaceQuery());
  return (
    <Card
      title="Address and sign-in"
      description="Streamable HTTP. A client sends an API key with every request, as a bearer token."
      isFlush
    >
      <div className="max-w-2xl space-y-4 px-5 pb-5">
        <Field label="Address of the server">{(field) => <CopyField {...field} value={url} />}</Field>
        {isLoopbackName(new URL(url).hostname) && (
          <Notice tone="info">
            Only programs on the computer that runs this installation reach this address. For others, its
            operator sets a public address with https.
          </Notice>
        )}
        <p className="text-sm">
          A key with the scope chat may ask and search. With read too, it may also list and read the sources.
          It works until it is revoked or expires. There is no sign-in with OAuth.
        </p>
        {!mayManageKeys && workspace.data && (
          <Notice tone="info">
            Only admins create API keys. Ask an admin or an owner of this workspace.
          </Notice>
        )}
      </div>
      {mayManageKeys && <Keys agentId={agentId} />}
    </Card>
  );
}

function Keys({ agentId }: { agentId: string }) {
  const keys = useQuery({
    ...apiKeysQuery(),
    select: (all) => all.filter((key) => opensAgent(key, agentId)),
  });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-4">
        <h3 className="flex flex-wrap items-center gap-2.5 text-sm font-semibold">
          Keys that open it
          {keys.data && (
            <Badge tone={keys.data.length === 0 ? 'partial' : 'ready'}>
              {keys.data.length === 0 ? 'No client can connect yet' : 'Ready for clients'}
            </Badge>
          )}
        </h3>
        <ButtonLink to={paths.mcpKey(agentId)} size="sm" variant="secondary">
          <Plus aria-hidden />
          New key for MCP
        </ButtonLink>
      </div>
      <ItemList
        label="Keys that open it"
        query={keys}
        empty={
          <EmptyRow icon={KeySquare} title="No key yet">
            Create one for each program that connects. It is shown once.
          </EmptyRow>
        }
      >
        {(key) => <ItemRow key={key.id} title={key.name} text={describeKey(key)} />}
      </ItemList>
      <p className="border-t border-line px-5 py-3.5 text-sm">
        Keys are revoked under{' '}
        <Link to={paths.accountSettings('api-keys')} className={linkLook}>
          Settings › API keys
        </Link>
        .
      </p>
    </>
  );
}

function opensAgent({ scopes, agentIds, expiresAt }: ApiKey, agentId: string): boolean {
  const mayChat = scopes.includes('chat') || scopes.includes('admin');
  const isLive = expiresAt === null || Date.parse(expiresAt) > Date.now();
  return mayChat && isLive && (agentIds === null || agentIds.includes(agentId));
}

function describeKey({ prefix, scopes, agentIds, expiresAt, lastUsedAt }: ApiKey): string {
  const mayRead = scopes.includes('read') || scopes.includes('admin');
  return [
    `${prefix}…`,
    mayRead ? 'asks, searches and reads sources' : 'asks and searches',
    agentIds === null
      ? 'all agents'
      : agentIds.length === 1
        ? 'this agent only'
        : `${agentIds.length} agents`,
    expiresAt === null ? 'no end' : `expires ${formatDate(expiresAt)}`,
    lastUsedAt === null ? 'never used' : `last used ${formatTimeAgo(lastUsedAt)}`,
  ].join(' · ');
}
