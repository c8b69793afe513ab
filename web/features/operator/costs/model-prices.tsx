import { useQuery } from '@tanstack/react-query';
import { Coins, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ModelPrice } from '#contract/model-prices/model-prices.schemas.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { ItemList } from '#web/ui/lists/item-list.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { modelPricesQuery, useDeleteModelPrice } from '../operator.queries.ts';
import { ModelPriceDialog } from './model-price-dialog.tsx';

/** What each model costs, which the operator says: nobody else knows what they pay. */
export function ModelPrices() {
  const prices = useQuery({ ...modelPricesQuery(), select: ({ data }) => data });
  const { data: unpriced = [] } = useQuery({ ...modelPricesQuery(), select: (listed) => listed.unpriced });
  const deletion = useDeleteModelPrice();
  const [edited, setEdited] = useState<Partial<ModelPrice> | null>(null);
  const [deleted, setDeleted] = useState<ModelPrice | null>(null);
  return (
    <Card
      title="Prices of models"
      description="US dollars for a million tokens. An answer keeps the price of its time; the first price of a model also counts for its earlier answers."
      isFlush
      actions={
        <Button size="sm" onClick={() => setEdited({})}>
          <Plus aria-hidden />
          Set a price
        </Button>
      }
    >
      <Unpriced modelIds={unpriced} onChoose={(modelId) => setEdited({ modelId })} />
      <ItemList
        label="Prices of models"
        query={prices}
        empty={
          <EmptyRow icon={Coins} title="No price yet">
            Without prices, costs are counted in tokens only.
          </EmptyRow>
        }
      >
        {(price) => (
          <ItemRow
            key={price.id}
            title={price.modelId}
            text={describePrice(price)}
            actions={
              <>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Change the price of ${price.modelId}`}
                  onClick={() => setEdited(price)}
                >
                  Change
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Delete the price of ${price.modelId}`}
                  onClick={() => setDeleted(price)}
                >
                  Delete
                </Button>
              </>
            }
          />
        )}
      </ItemList>
      <ModelPriceDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        isOpen={deleted !== null}
        onClose={() => setDeleted(null)}
        title="Delete this price?"
        confirmLabel="Delete"
        onConfirm={async () => {
          if (deleted) await deletion.mutateAsync(deleted.id);
        }}
      >
        Later answers of {deleted?.modelId} are counted in tokens only. Earlier ones keep their cost.
      </ConfirmDialog>
    </Card>
  );
}

interface UnpricedProps {
  modelIds: readonly string[];
  onChoose: (modelId: string) => void;
}

/** Models that answer without a price, each a button that sets one. */
function Unpriced({ modelIds, onChoose }: UnpricedProps) {
  if (modelIds.length === 0) return null;
  return (
    <div className="px-5 pb-4 text-sm text-ink-secondary">
      <p>These models answered in the last 30 days and have no price:</p>
      <p className="mt-2 flex flex-wrap gap-2">
        {modelIds.map((modelId) => (
          <Button key={modelId} size="sm" variant="secondary" onClick={() => onChoose(modelId)}>
            {modelId}
          </Button>
        ))}
      </p>
    </div>
  );
}

function describePrice({ inputPerMillion, outputPerMillion, since }: ModelPrice): string {
  const price = `$${inputPerMillion} in, $${outputPerMillion} out`;
  return since === null ? price : `${price} · since ${formatDate(since)}`;
}
