import { useQuery } from '@tanstack/react-query';
import { KeySquare, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ApiKey } from '#contract/api-keys/api-keys.schemas.ts';
import { keyWarningDays } from '#contract/api-keys/api-keys.ts';
import { paths } from '#contract/page-addresses.ts';
import { apiKeysQuery } from '#web/console/account/account.queries.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { CreateApiKey } from './create-api-key.tsx';
import { RevokeApiKey } from './revoke-api-key.tsx';
import { suggestKey } from './suggest-key.ts';

const dayMs = 86_400_000;

const mostNamed = 2;

export default function ApiKeySettingsPage() {
  const { isAdmin } = useSettings();
  if (isAdmin) return <ApiKeys />;
  return (
    <Card>
      <EmptyState icon={Lock} title="API keys are for admins">
        A key can change everything in a workspace. Ask an admin or an owner of this workspace for one.
      </EmptyState>
    </Card>
  );
}

function ApiKeys() {
  const keys = useQuery(apiKeysQuery());
  const { data: agents } = useQuery(allAgentsQuery());
  const [search] = useSearchParams();
  const [suggested, setSuggested] = useState(suggestKey(search));
  const [isCreating, setIsCreating] = useState(suggested !== undefined);
  const [revoked, setRevoked] = useState<ApiKey | null>(null);

  return (
    <Card
      title="API keys"
      description={
        <>
          For your own programs that work in this workspace.{' '}
          <Link to={paths.docsPage('api')} className={linkLook}>
            Read how
          </Link>
        </>
      }
      isFlush
      actions={
        <Button size="sm" onClick={() => setIsCreating(true)}>
          <Plus aria-hidden />
          New key
        </Button>
      }
    >
      <VerifyFirst purpose="create API keys" className="mx-5 mb-5" />
      <ItemList
        label="API keys"
        query={keys}
        empty={
          <EmptyRow icon={KeySquare} title="No API key yet">
            Create one for each program, so that you can revoke them separately.
          </EmptyRow>
        }
      >
        {(key) => (
          <ItemRow
            key={key.id}
            title={key.name}
            mark={<EndMark apiKey={key} />}
            text={
              <>
                <code className="font-mono text-xs">{key.prefix}…</code> · {key.scopes.join(', ')}
                {agents && describeAgents(key, agents)} · created {formatDate(key.createdAt)} by{' '}
                {key.createdBy.name}
                {describeEnd(key)} · {describeLastUse(key)}
              </>
            }
            actions={
              <Button
                size="sm"
                variant="ghost"
                aria-label={`Revoke ${key.name}`}
                onClick={() => setRevoked(key)}
              >
                Revoke
              </Button>
            }
          />
        )}
      </ItemList>
      <CreateApiKey
        isOpen={isCreating}
        onClose={() => {
          setIsCreating(false);
          setSuggested(undefined);
        }}
        suggested={suggested}
      />
      <RevokeApiKey apiKey={revoked} onClose={() => setRevoked(null)} />
    </Card>
  );
}

function describeLastUse({ lastUsedAt, lastUsedAddress }: ApiKey): string {
  if (lastUsedAt === null) return 'never used';
  const when = `last used ${formatTimeAgo(lastUsedAt)}`;
  return lastUsedAddress === null ? when : `${when} from ${lastUsedAddress}`;
}

/** Whether a key has ended, or ends within the days of the first email about it. */
function EndMark({ apiKey }: { apiKey: ApiKey }) {
  if (isExpired(apiKey)) return <Badge tone="failed">Expired</Badge>;
  const endsAt = apiKey.expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(apiKey.expiresAt);
  if (endsAt - Date.now() > Math.max(...keyWarningDays) * dayMs) return null;
  return <Badge tone="partial">Expires soon</Badge>;
}

function isExpired({ expiresAt }: ApiKey): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now();
}

function describeEnd(key: ApiKey): string {
  if (key.expiresAt === null) return '';
  return ` · ${isExpired(key) ? 'expired' : 'expires'} ${formatDate(key.expiresAt)}`;
}

/** By their names where there are few; one that was deleted has none any more. */
function describeAgents({ agentIds }: ApiKey, agents: readonly { id: string; name: string }[]): string {
  if (agentIds === null) return '';
  const nameOf = (id: string) => agents.find((agent) => agent.id === id)?.name ?? 'a deleted agent';
  return ` · only ${agentIds.length > mostNamed ? `${agentIds.length} agents` : agentIds.map(nameOf).join(', ')}`;
}
