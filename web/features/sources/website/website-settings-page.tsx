import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { brand } from '#contract/brand.ts';
import { updateSource } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { sourceContentQuery } from '#web/features/sources/sources.queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WebsiteSettings } from './website-settings.tsx';

export const meta = () => [{ title: `Website settings · ${brand.name}` }];

/** What of a website is read, and how often. */
export default function WebsiteSettingsPage() {
  const source = useOutletContext<Source>();
  const content = useQuery(sourceContentQuery(source.agentId, source.id));
  const mayChange = useMay(updateSource);
  if (content.data?.kind === 'website') {
    return (
      <fieldset disabled={!mayChange} className="contents">
        <WebsiteSettings source={source} content={content.data} />
      </fieldset>
    );
  }
  return (
    <Card>
      {content.isError ? (
        <ErrorState error={content.error} onRetry={() => content.refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </Card>
  );
}
