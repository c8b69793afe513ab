import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { modelsQuery } from '#web/console/agents/agents.queries.ts';
import { RadioCards } from '#web/ui/forms/radio-cards.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Which model answers, and what serves each of them on this installation. */
export function ModelField(props: Omit<ComponentProps<typeof RadioCards>, 'legend' | 'options' | 'hint'>) {
  const models = useQuery(modelsQuery());
  if (models.isPending) return <Skeleton className="h-24" />;
  if (models.isError) {
    return (
      <p className="text-sm text-ink-secondary">
        We couldn’t load the list of models. Your choice stays the same.
      </p>
    );
  }
  const { data } = models.data;
  return (
    <RadioCards
      legend="Model"
      isQuiet={data.every((model) => !model.isConfigured)}
      note={
        data.every((model) => !model.isConfigured)
          ? 'The embedded engine answers now, whatever you choose here.'
          : undefined
      }
      options={data.map((model) => ({
        value: model.key,
        label: model.label,
        description: model.isConfigured ? `Served by ${model.servedBy}` : 'Needs a model key',
      }))}
      hint={
        data.some((model) => !model.isConfigured)
          ? 'If a model has no key, the embedded engine answers. You can add your own keys under Settings › Model keys.'
          : undefined
      }
      {...props}
    />
  );
}
