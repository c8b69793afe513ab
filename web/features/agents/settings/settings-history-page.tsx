import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { AgentSettings, AgentVersion } from '#contract/agents/agents.schemas.ts';
import { useAgent } from '#web/features/agents/use-agent.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { agentVersionsQuery, useUndoAgentVersion } from './agent-versions.queries.ts';
import { settingNames } from './setting-names.ts';

/** Who changed which settings of the agent, and the way back. */
export default function SettingsHistoryPage() {
  const agent = useAgent();
  const versions = useQuery(agentVersionsQuery(agent.id));
  const undo = useUndoAgentVersion(agent.id);
  const [chosen, setChosen] = useState<AgentVersion | null>(null);
  return (
    <Card
      title="History"
      description={
        <>
          The last 100 changes of settings, look and synonyms, newest first. Going back undoes all of them
          since, and is listed here too. Sources, actions and tests stay as they are.{' '}
          <DocsLink page="agent-file#keep-every-version">How to keep every version of them</DocsLink>
        </>
      }
      isFlush
    >
      <ItemList
        label="Changes"
        query={versions}
        empty={
          <EmptyRow icon={History} title="No change yet">
            What is saved from now on is listed here.
          </EmptyRow>
        }
      >
        {(each) => (
          <ItemRow
            key={each.version}
            title={each.changes.map(({ setting }) => nameOf(setting)).join(', ')}
            text={`${formatDateTime(each.changedAt)} · ${each.changedBy?.name ?? 'by a program, or by someone who has left'}`}
            actions={
              each.canUndo && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Go back to before ${formatDateTime(each.changedAt)}`}
                  onClick={() => setChosen(each)}
                >
                  Go back
                </Button>
              )
            }
          >
            <Changes changes={each.changes} />
          </ItemRow>
        )}
      </ItemList>
      <ConfirmDialog
        isOpen={chosen !== null}
        onClose={() => setChosen(null)}
        title="Go back to before this change?"
        confirmLabel="Go back"
        onConfirm={async () => {
          if (chosen) await undo.mutateAsync(chosen.version);
          showToast.done('The settings are as they were.');
        }}
      >
        This change and all later ones are undone. Sources, pictures and actions stay as they are.
      </ConfirmDialog>
    </Card>
  );
}

function Changes({ changes }: Pick<AgentVersion, 'changes'>) {
  const known = changes.filter(({ before, after }) => before !== null && after !== null);
  if (known.length === 0) return null;
  return (
    <details className="mt-2 text-sm">
      <summary className="disclosure cursor-pointer text-ink-secondary">What changed</summary>
      <dl className="mt-2 space-y-2">
        {known.map(({ setting, before, after }) => (
          <div key={setting}>
            <dt className="font-semibold">{nameOf(setting)}</dt>
            <dd className="wrap-anywhere text-ink-secondary">
              <del>{before === '' ? 'empty' : before}</del> → <ins>{after === '' ? 'empty' : after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function nameOf(setting: string): string {
  if (setting === 'synonyms') return 'Synonyms';
  return settingNames[setting as keyof AgentSettings] ?? setting;
}
