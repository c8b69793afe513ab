import { useState } from 'react';
import { Link } from 'react-router';
import type { OperatedWorkspaceDetails } from '#contract/operated-workspaces/operated-workspaces.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { addOns, type Meter as MeterName, plans } from '#contract/plans.ts';
import { formatNumber } from '#web/lib/format.ts';
import { formatDate, formatTimeAgo } from '#web/lib/format-time.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Meter } from '#web/ui/meter.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useEndGrant, useResume, useSuspend } from '../operator.queries.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { WorkspaceMarks } from './workspace-marks.tsx';

const meterLabels: Record<MeterName, string> = {
  messages: 'Messages',
  leads: 'Leads',
  agents: 'Agents',
  links: 'Links of the largest agent',
  files: 'Files of the largest agent',
  characters: 'Characters of the largest agent',
};

/** What a workspace has and has used, and what the operator can do to it. */
export function WorkspaceCard({ workspace }: { workspace: OperatedWorkspaceDetails }) {
  const [opened, setOpened] = useState<'grant' | 'end' | 'suspend' | 'resume' | null>(null);
  const close = () => setOpened(null);
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {workspace.name} <WorkspaceMarks workspace={workspace} />
        </span>
      }
      description={`${plans[workspace.plan].name} · since ${formatDate(workspace.createdAt)} · last active ${formatTimeAgo(workspace.lastActiveAt)}`}
      actions={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onClick={() => setOpened('grant')}>
            {workspace.grant ? 'Change the grant' : 'Grant a plan'}
          </Button>
          {workspace.grant && (
            <Button size="sm" variant="secondary" onClick={() => setOpened('end')}>
              End the grant
            </Button>
          )}
          <Button
            size="sm"
            variant="secondary"
            onClick={() => setOpened(workspace.suspension ? 'resume' : 'suspend')}
          >
            {workspace.suspension ? 'Resume' : 'Suspend'}
          </Button>
        </div>
      }
    >
      <div className="space-y-5">
        <Standing workspace={workspace} />
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {workspace.meters.map(({ name, used, limit }) => (
            <Meter key={name} label={meterLabels[name]} used={used} limit={limit} format={formatNumber} />
          ))}
        </div>
        <Link
          to={`${paths.operatorPage('audit-log')}?workspace=${workspace.id}`}
          className={`${linkLook} text-sm`}
        >
          Audit log of this workspace
        </Link>
      </div>
      <GrantDialog workspace={workspace} isOpen={opened === 'grant'} onClose={close} />
      <Reasons workspace={workspace} opened={opened} onClose={close} />
    </Card>
  );
}

function Standing({
  workspace: { grant, suspension, subscription },
}: {
  workspace: OperatedWorkspaceDetails;
}) {
  const granted =
    grant === null
      ? ''
      : addOns
          .flatMap(({ id, name }) => (grant.addOns[id] ? [`${grant.addOns[id]} × ${name}`] : []))
          .join(', ');
  return (
    <>
      {suspension && (
        <Notice tone="error">
          Suspended since {formatDate(suspension.since)}: {suspension.reason}
        </Notice>
      )}
      {grant && (
        <Notice tone="info">
          Granted: {plans[grant.plan].name}
          {granted && ` with ${granted}`}
          {grant.until ? ` until ${formatDate(grant.until)}` : ', without an end'}. {grant.reason}
        </Notice>
      )}
      <p className="text-sm text-ink-secondary">
        {subscription
          ? `Pays for ${plans[subscription.plan].name} (${subscription.state}), period until ${formatDate(subscription.periodEnd)}.`
          : 'No subscription.'}
      </p>
    </>
  );
}

interface ReasonsProps {
  workspace: OperatedWorkspaceDetails;
  opened: string | null;
  onClose: () => void;
}

function Reasons({ workspace: { id, name }, opened, onClose }: ReasonsProps) {
  const endGrant = useEndGrant(id);
  const suspend = useSuspend(id);
  const resume = useResume(id);
  const done = (work: Promise<unknown>, text: string) => work.then(() => showToast.done(text));
  return (
    <>
      <ReasonDialog
        isOpen={opened === 'end'}
        onClose={onClose}
        title="End the grant?"
        label="End the grant"
        hint="It is kept in the audit log."
        onSend={(reason) => done(endGrant.mutateAsync(reason), 'The grant has ended.')}
      >
        {name} keeps what it pays for. Nothing is deleted.
      </ReasonDialog>
      <ReasonDialog
        isOpen={opened === 'suspend'}
        onClose={onClose}
        title={`Suspend ${name}?`}
        label="Suspend"
        hint="Members of the workspace see this reason."
        isDangerous
        onSend={(reason) => done(suspend.mutateAsync(reason), 'The workspace is suspended.')}
      >
        Its chats stop at once and its API keys are refused. Members can still read and export.
      </ReasonDialog>
      <ReasonDialog
        isOpen={opened === 'resume'}
        onClose={onClose}
        title={`Resume ${name}?`}
        label="Resume"
        hint="It is kept in the audit log."
        onSend={(reason) => done(resume.mutateAsync(reason), 'The workspace works again.')}
      >
        Its chats and API keys work again at once.
      </ReasonDialog>
    </>
  );
}
