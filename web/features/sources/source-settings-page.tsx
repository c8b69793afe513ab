import { useQuery } from '@tanstack/react-query';
import { useOutletContext } from 'react-router';
import { brand } from '#contract/brand.ts';
import { updateSource } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { NotionSettings } from './notion/notion-settings.tsx';
import { sourceContentQuery } from './sources.queries.ts';
import { WebsiteSettings } from './website/website-settings.tsx';

export const meta = () => [{ title: `Source settings · ${brand.name}` }];

/** What of a website or of Notion is read, and how often. */
export default function SourceSettingsPage() {
  const source = useOutletContext<Source>();
  const content = useQuery(sourceContentQuery(source.agentId, source.id));
  const mayChange = useMay(updateSource);
  const { data } = content;
  if (data?.kind === 'website' || data?.kind === 'notion') {
    return (
      <fieldset disabled={!mayChange} className="contents">
        {data.kind === 'website' ? (
          <WebsiteSettings source={source} content={data} />
        ) : (
          <NotionSettings source={source} content={data} />
        )}
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
