import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { brand } from '#contract/brand.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
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
  if (content.data?.kind === 'website') return <WebsiteSettings source={source} content={content.data} />;
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
