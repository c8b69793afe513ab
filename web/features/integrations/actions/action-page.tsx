import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useOutletContext, useParams } from 'react-router';
import { listActions } from '#contract/actions/actions.endpoints.ts';
import type { OpenapiOperation } from '#contract/actions/actions.schemas.ts';
import type { Agent } from '#contract/agents/agents.schemas.ts';
import { brand } from '#contract/brand.ts';
import { paths } from '#contract/page-addresses.ts';
import { useMay } from '#web/console/workspaces/use-may.ts';
import { ConsoleHeading } from '#web/shell/console-heading.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { ForAllowed, IntegrationLoading } from '../for-allowed.tsx';
import { ActionForm } from './action-form.tsx';
import { ActionTestCard } from './action-test-card.tsx';
import { actionsQuery } from './actions.queries.ts';
import { OpenapiCard } from './openapi-card.tsx';

export const meta = () => [{ title: `Action · ${brand.name}` }];

/** One action, or a new one: how it is called, and a test of it. */
export default function ActionPage() {
  const agent = useOutletContext<Agent>();
  const { actionId = 'new' } = useParams();
  const mayRead = useMay(listActions);
  const actions = useQuery({ ...actionsQuery(agent.id), enabled: mayRead });
  const action = actions.data?.find(({ id }) => id === actionId);
  const isNew = actionId === 'new';
  return (
    <div className="space-y-6">
      <ConsoleHeading
        title={isNew ? 'New action' : (action?.name ?? 'Action')}
        trail={[{ to: paths.integration(agent.id, 'actions'), label: 'Actions' }]}
      />
      <ForAllowed
        endpoint={listActions}
        refusal="Only admins can set up actions. Ask an admin or an owner of this workspace."
      >
        {actions.isPending ? (
          <IntegrationLoading />
        ) : actions.isError ? (
          <ErrorState error={actions.error} onRetry={() => void actions.refetch()} />
        ) : !isNew && action === undefined ? (
          <Notice tone="error">This action no longer exists.</Notice>
        ) : (
          <Content key={actionId} agentId={agent.id} action={action ?? null} />
        )}
      </ForAllowed>
    </div>
  );
}

interface ContentProps {
  agentId: string;
  action: Parameters<typeof ActionTestCard>[0]['action'] | null;
}

function Content({ agentId, action }: ContentProps) {
  const navigate = useNavigate();
  /** What was chosen of a document; each choice fills the form again. */
  const [chosen, setChosen] = useState<OpenapiOperation | null>(null);
  return (
    <>
      {action === null && <OpenapiCard agentId={agentId} onChoose={setChosen} />}
      <Card>
        <ActionForm
          key={chosen?.title}
          agentId={agentId}
          actionId={action?.id ?? null}
          action={action ?? chosen?.action ?? null}
          onSaved={(saved) => {
            showToast.done('Saved.');
            if (action === null) void navigate(paths.action(agentId, saved.id), { replace: true });
          }}
        />
      </Card>
      {action && <ActionTestCard key={JSON.stringify(action)} action={action} />}
    </>
  );
}
