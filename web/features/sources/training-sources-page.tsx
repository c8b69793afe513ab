import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { usageQuery } from '#web/console/plans/billing.queries.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AddFiles } from './add-files.tsx';
import { AddNotion } from './add-notion.tsx';
import { AddQuestion } from './add-question.tsx';
import { AddText } from './add-text.tsx';
import { AddWebsite } from './add-website.tsx';
import { SourceList } from './source-list.tsx';
import { sourcesQuery } from './sources.queries.ts';
import { TrainingNotice } from './training-notice.tsx';
import { UsageMeters } from './usage-meters.tsx';

export const meta = () => [{ title: `Training sources · ${brand.name}` }];

const ways = [
  { value: 'website', label: 'Website Links', form: AddWebsite },
  { value: 'files', label: 'Files', form: AddFiles },
  { value: 'text', label: 'Text', form: AddText },
  { value: 'qa', label: 'Q&A', form: AddQuestion },
  { value: 'notion', label: 'Notion Docs', badge: 'NEW', form: AddNotion },
] as const satisfies readonly { value: string; label: string; badge?: string; form: unknown }[];

export default function TrainingSourcesPage() {
  const agentId = useParams().agentId ?? '';
  const [search] = useSearchParams();
  const way = ways.find(({ value }) => value === search.get('add')) ?? ways[0];
  const Form = way.form;
  const usage = useQuery(usageQuery(agentId));
  const sources = useInfiniteQuery(sourcesQuery(agentId));
  return (
    <div className="space-y-6">
      <ConsoleHeading title="Training sources" description="Your agent only answers from these sources." />
      {usage.isPending || sources.isPending ? (
        // All at once: the notices above the form come and go with what is found, and would push it about.
        <div role="status" aria-label="Loading" className="space-y-6">
          <Skeleton className="h-20 rounded-lg" />
          <Skeleton className="h-96 rounded-lg" />
        </div>
      ) : (
        <>
          <TrainingNotice agentId={agentId} />
          <UsageMeters agentId={agentId} />
          <Card>
            <h2 className="mb-2 font-semibold">Add a source</h2>
            <Tabs
              label="Kinds of source"
              keepsScroll
              tabs={ways.map(({ value, label, ...rest }) => ({
                to: `${paths.trainingSources(agentId)}?add=${value}`,
                label,
                badge: 'badge' in rest ? rest.badge : undefined,
                isActive: value === way.value,
              }))}
            />
            <div className="pt-5">
              <Form agentId={agentId} />
            </div>
          </Card>
          <SourceList agentId={agentId} />
        </>
      )}
    </div>
  );
}
