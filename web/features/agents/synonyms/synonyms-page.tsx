import { useQuery } from '@tanstack/react-query';
import { Replace, Trash2 } from 'lucide-react';
import { useParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { setSynonyms } from '#contract/synonyms/synonyms.endpoints.ts';
import { TrainingTabs } from '#web/console/sources/training-tabs.tsx';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { describeError } from '#web/lib/call-error.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { DocsLink } from '#web/shell/docs-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { AddSynonyms } from './add-synonyms.tsx';
import { SuggestedSynonyms } from './suggested-synonyms.tsx';
import { synonymsQuery, useChangeSynonyms } from './synonyms.queries.ts';

export const meta = () => [{ title: `Synonyms · ${brand.name}` }];

/** The words that customers use for what the sources call by another name. */
export default function SynonymsPage() {
  const agentId = useParams().agentId ?? '';
  const synonyms = useQuery({ ...synonymsQuery(agentId), select: ({ groups }) => groups });
  const save = useChangeSynonyms(agentId);
  const mayChange = useMay(setSynonyms);
  const remove = (group: readonly string[]) =>
    save.mutateAsync({ kind: 'remove', group }).then(
      () => showToast.done('Synonyms deleted.'),
      (error: unknown) => showToast.failed(describeError(error)),
    );
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Training sources"
        description="Words that your customers use for things that your sources call something else."
        tabs={<TrainingTabs agentId={agentId} />}
      />
      {mayChange && (
        <Card>
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
            <h2 className="font-semibold">Add synonyms</h2>
            <DocsLink page="sources#synonyms">How synonyms work</DocsLink>
          </div>
          <AddSynonyms agentId={agentId} known={synonyms.data?.length ?? 0} />
        </Card>
      )}
      {mayChange && <SuggestedSynonyms agentId={agentId} />}
      <Card isFlush>
        <h2 className="px-5 pb-4 font-semibold">Synonyms of this agent</h2>
        <ItemList
          label="Synonyms"
          query={synonyms}
          empty={
            <EmptyState icon={Replace} title="No synonyms yet">
              Common ones, such as price and cost, are already known.
            </EmptyState>
          }
        >
          {(group) => (
            <ItemRow
              key={group.join()}
              title={<span dir="auto">{group.join(', ')}</span>}
              actions={
                mayChange && (
                  <IconButton label={`Delete ${group.join(', ')}`} onClick={() => remove(group)}>
                    <Trash2 aria-hidden />
                  </IconButton>
                )
              }
            />
          )}
        </ItemList>
      </Card>
    </div>
  );
}
