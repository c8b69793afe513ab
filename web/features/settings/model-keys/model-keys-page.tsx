import { useQuery } from '@tanstack/react-query';
import { BrainCircuit, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ModelKey } from '#contract/model-keys/model-keys.schemas.ts';
import { modelProviderNames, modelProviders } from '#contract/model-keys/model-keys.ts';
import { paths } from '#contract/page-addresses.ts';
import { useSettings } from '#web/console/account/use-settings.ts';
import { VerifyFirst } from '#web/console/account/verify-first.tsx';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { modelKeysQuery, useDeleteModelKey } from './model-keys.queries.ts';
import { SpendingCard } from './spending-card.tsx';
import { StoreModelKey } from './store-model-key.tsx';
import { TestModelKey } from './test-model-key.tsx';

export default function ModelKeysPage() {
  const { isAdmin } = useSettings();
  if (isAdmin)
    return (
      <div className="space-y-6">
        <ModelKeys />
        <SpendingCard />
      </div>
    );
  return (
    <Card>
      <EmptyState icon={Lock} title="Model keys are for admins">
        With a model key the questions of visitors go to the account that the key belongs to. Ask an admin or
        an owner of this workspace for one.
      </EmptyState>
    </Card>
  );
}

type KeyAction = 'replace' | 'test' | 'delete';
type Overlay = { kind: KeyAction; key: ModelKey } | { kind: 'new' };

function ModelKeys() {
  const keys = useQuery(modelKeysQuery());
  const deletion = useDeleteModelKey();
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const close = () => setOverlay(null);
  const taken = new Set(keys.data?.map(({ provider }) => provider));
  const free = modelProviders.filter((provider) => !taken.has(provider));
  return (
    <Card
      title="Model keys"
      description={
        <>
          Answer with a language model on your own account. Your agents then use your keys only.{' '}
          <Link to={paths.docsPage('answers')} className={linkLook}>
            Read how
          </Link>
        </>
      }
      isFlush
      actions={
        keys.data !== undefined &&
        free.length > 0 && (
          <Button size="sm" onClick={() => setOverlay({ kind: 'new' })}>
            <Plus aria-hidden />
            New key
          </Button>
        )
      }
    >
      <VerifyFirst purpose="store model keys" className="mx-5 mb-5" />
      <ItemList
        label="Model keys"
        query={keys}
        empty={
          <EmptyRow icon={BrainCircuit} title="No model key yet">
            Your agents answer with what this installation offers. Add a key to use your own account at
            OpenAI, Anthropic, Google or a compatible server.
          </EmptyRow>
        }
      >
        {(key) => <KeyRow key={key.id} modelKey={key} onOpen={(kind) => setOverlay({ kind, key })} />}
      </ItemList>
      <StoreModelKey
        stored={overlay?.kind === 'replace' ? overlay.key : null}
        providers={free}
        isOpen={overlay?.kind === 'new' || overlay?.kind === 'replace'}
        onClose={close}
      />
      <TestModelKey stored={overlay?.kind === 'test' ? overlay.key : null} onClose={close} />
      <ConfirmDialog
        isOpen={overlay?.kind === 'delete'}
        onClose={close}
        title="Delete this key?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (overlay?.kind === 'delete') await deletion.mutateAsync(overlay.key.id);
          showToast.done('The key is deleted.');
        }}
      >
        Your agents stop using it within seconds.{' '}
        {keys.data?.length === 1
          ? 'They then answer with what this installation offers.'
          : 'They answer with your other keys.'}
      </ConfirmDialog>
    </Card>
  );
}

function KeyRow({ modelKey, onOpen }: { modelKey: ModelKey; onOpen: (kind: KeyAction) => void }) {
  const { provider, refusedAt } = modelKey;
  return (
    <ItemRow
      title={modelProviderNames[provider]}
      mark={refusedAt !== null && <Badge tone="failed">Refused</Badge>}
      text={describeKey(modelKey)}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => onOpen('test')}>
            Test
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onOpen('replace')}>
            {provider === 'compatible' ? 'Edit' : 'Replace'}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onOpen('delete')}>
            Delete
          </Button>
        </>
      }
    >
      {refusedAt !== null && (
        <Notice tone="warning" className="mt-3">
          {modelProviderNames[provider]} has refused this key since {formatDate(refusedAt)}. Agents answer
          without it. Replace it, or test it again once it is allowed there.
        </Notice>
      )}
    </ItemRow>
  );
}

function describeKey({ keyEnd, baseUrl, models, changedAt }: ModelKey): string {
  const facts = [
    ...(baseUrl === null ? [] : [baseUrl]),
    keyEnd === null ? 'without a key' : `key ending in ${keyEnd}`,
    ...(models.length === 0 ? [] : [models.join(', ')]),
    `stored ${formatDate(changedAt)}`,
  ];
  return facts.join(' · ');
}
