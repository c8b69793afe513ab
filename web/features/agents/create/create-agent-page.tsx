import { useQuery } from '@tanstack/react-query';
import { Bot } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { agentTemplate } from '#contract/agents/templates.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { allAgentsQuery } from '#web/console/agents/agents.queries.ts';
import { meterNamed, usageQuery } from '#web/console/plans/billing.queries.ts';
import type { Usage } from '#web/console/plans/describe-limits.ts';
import { LimitNotices } from '#web/console/plans/limit-notices.tsx';
import { SampleNotice } from '#web/features/agents/sample/sample-notice.tsx';
import { formatCount } from '#web/lib/format.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { leavesUnsaved } from '#web/ui/forms/unsaved/leaves-unsaved.ts';
import { useUnsavedWarning } from '#web/ui/forms/unsaved/use-unsaved-warning.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { type AgentDraft, withTemplate } from './agent-draft.ts';
import { CreateLookStep } from './create-look-step.tsx';
import { CreateProgress } from './create-progress.tsx';
import { CreateSourcesStep } from './create-sources-step.tsx';
import { creationSteps } from './creation-steps.ts';
import { useAgentDraft } from './use-agent-draft.ts';
import { useCreateAgent } from './use-create-agent.ts';

export const meta = () => [{ title: `Create Agent · ${brand.name}` }];

/** From nothing to an agent in training: what it reads, how it looks, done. */
export default function CreateAgentPage() {
  const { draft, change, forget, isAtRisk } = useAgentDraft();
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const usage = useQuery(usageQuery());
  const creation = useCreateAgent({
    onCreated: forget,
    onDone: (agentId) => navigate(goalOf(draft, agentId), { state: { ...leavesUnsaved, isNewAgent: true } }),
  });
  const isLook = search.get('step') === 'look';
  useUnsavedWarning(isAtRisk);
  const template = agentTemplate(search.get('template'))?.id;
  // The library leads here with one; a draft that has another keeps it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (template && draft.template === null) change(withTemplate(draft, template));
  }, [template]);
  // Typed where the workspace had no agent yet: it takes the place of an older draft's.
  const given: unknown = useLocation().state?.url;
  const givenUrl = typeof given === 'string' ? given : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (givenUrl) change({ url: givenUrl });
  }, [givenUrl]);
  const agents = meterNamed(usage.data?.meters, 'agents');

  const isFull = agents !== undefined && agents.percentage >= 100 && !creation.agent && !creation.isCreating;

  // Reached by its address alone: there is nothing to make an agent of.
  if (isLook && !draft.isPastSources && !creation.agent) return <Navigate to={paths.createAgent} replace />;
  return (
    <div className="mx-auto w-full max-w-console space-y-6 px-4 py-8 sm:px-6">
      <ConsoleHeading title="Create Agent" />
      {usage.isPending && !creation.agent ? (
        <Skeleton className="h-96 rounded-lg" />
      ) : isFull && usage.data ? (
        <NoPlace planName={usage.data.plan.name} usage={usage.data} limit={agents.limit ?? 0} />
      ) : (
        <>
          <Stepper steps={creationSteps} current={creation.agent ? 2 : isLook ? 1 : 0} />
          {creation.agent ? (
            <CreateProgress agent={creation.agent} deliveries={creation.deliveries} />
          ) : isLook ? (
            <CreateLookStep
              draft={draft}
              onChange={change}
              onBack={() => setSearch({})}
              onCreate={() => creation.create(draft)}
            />
          ) : (
            <CreateSourcesStep
              draft={draft}
              isTextFirst={search.get('from') === 'text'}
              isBegun={givenUrl !== undefined && draft.url === givenUrl}
              planName={usage.data?.plan.name}
              linksLimit={meterNamed(usage.data?.meters, 'links')?.limit}
              onChange={change}
              onContinue={(changes) => {
                change({ ...changes, isPastSources: true });
                setSearch({ step: 'look' });
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

/** To the chat, which answers as soon as something is read; without anything to read, to where sources are added. */
function goalOf({ url, files, text, usesNotion }: AgentDraft, agentId: string): string {
  const sources = paths.trainingSources(agentId);
  if (usesNotion) return `${sources}?add=notion`;
  return url.trim() || files.length > 0 || text.trim() ? paths.viewAgent(agentId) : sources;
}

interface NoPlaceProps {
  usage: Usage;
  planName: string;
  limit: number;
}

/** The plan has no place for another agent; where the sample takes one, it can be removed here. */
function NoPlace({ usage, planName, limit }: NoPlaceProps) {
  const sample = useQuery(allAgentsQuery()).data?.find(({ isSample }) => isSample);
  return (
    <>
      {sample ? (
        <SampleNotice agent={sample} returnTo={paths.createAgent} />
      ) : (
        <LimitNotices usage={usage} meters={['agents']} />
      )}
      <Card>
        <EmptyState
          icon={Bot}
          title="You’ve reached your agent limit"
          action={<ButtonLink to={paths.agents}>Go to my agents</ButtonLink>}
        >
          {planName} includes {formatCount(limit, 'AI agent')}. To create another, upgrade or{' '}
          {sample ? 'remove the sample agent' : 'delete an agent'}.
        </EmptyState>
      </Card>
    </>
  );
}
