import { useParams, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { paths } from '#web/paths.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { AddFiles } from './add-files.tsx';
import { AddQuestion } from './add-question.tsx';
import { AddText } from './add-text.tsx';
import { AddWebsite } from './add-website.tsx';
import { SourceList } from './source-list.tsx';
import { TrainingNotice } from './training-notice.tsx';
import { UsageMeters } from './usage-meters.tsx';

export const meta = () => [{ title: `Training sources · ${brand.name}` }];

const ways = [
  { value: 'website', label: 'Website Links', form: AddWebsite },
  { value: 'files', label: 'Files', form: AddFiles },
  { value: 'text', label: 'Text', form: AddText },
  { value: 'qa', label: 'Q&A', form: AddQuestion },
] as const;

export default function TrainingSourcesPage() {
  const agentId = useParams().agentId ?? '';
  const [search] = useSearchParams();
  const way = ways.find(({ value }) => value === search.get('add')) ?? ways[0];
  const Form = way.form;
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title="Training sources"
        description="The agent answers from these, and from nothing else."
      />
      <TrainingNotice agentId={agentId} />
      <UsageMeters agentId={agentId} />
      <Card>
        <h2 className="mb-2 font-semibold">Add a source</h2>
        <Tabs
          label="Kinds of source"
          keepsScroll
          tabs={ways.map(({ value, label }) => ({
            to: `${paths.trainingSources(agentId)}?add=${value}`,
            label,
            isActive: value === way.value,
          }))}
        />
        <div className="pt-5">
          <Form agentId={agentId} />
        </div>
      </Card>
      <SourceList agentId={agentId} />
    </div>
  );
}
