import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { WhiteLabelDetails } from '#contract/partners/partners.schemas.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyField } from '#web/ui/forms/copy-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useCheckWhiteLabel } from '../partners.queries.ts';

/** Whether the domain is in use, and what to do until it is. */
export function WhiteLabelHost({ whiteLabel }: { whiteLabel: WhiteLabelDetails }) {
  const { host, url, verifiedAt, stoppedAt } = whiteLabel;
  const check = useCheckWhiteLabel();
  const isActive = verifiedAt !== null && stoppedAt === null;
  const problem = check.data?.problem ?? (check.error && describeError(check.error));
  return (
    <Card title="Your domain" actions={<HostState whiteLabel={whiteLabel} />}>
      <div className="space-y-4 text-sm text-ink-secondary">
        <MissingRecord whiteLabel={whiteLabel} />
        {isActive ? (
          <p>
            Your clients open{' '}
            <a href={url} className={linkLook}>
              {url}
            </a>
            . Keep these DNS records.
          </p>
        ) : (
          <p>
            Add these records at your DNS provider, then check them. {host} also needs a certificate: ask the
            operator of this installation if it does not get one automatically.
          </p>
        )}
        <Records whiteLabel={whiteLabel} />
        {problem && <Notice tone="warning">{problem}</Notice>}
        <Button
          size="sm"
          variant={isActive ? 'secondary' : 'primary'}
          isBusy={check.isPending}
          onClick={() =>
            check.mutate(undefined, {
              onSuccess: (answer) => answer.problem === null && showToast.done(`${host} is active.`),
            })
          }
        >
          {isActive ? 'Check again' : 'Check now'}
        </Button>
      </div>
    </Card>
  );
}

function HostState({ whiteLabel: { verifiedAt, stoppedAt } }: { whiteLabel: WhiteLabelDetails }) {
  if (stoppedAt !== null)
    return (
      <Badge tone="failed" icon={CircleAlert}>
        Stopped on {formatDate(stoppedAt)}
      </Badge>
    );
  if (verifiedAt === null)
    return (
      <Badge tone="training" icon={Hourglass}>
        Not checked yet
      </Badge>
    );
  return (
    <Badge tone="ready" icon={CircleCheck}>
      Active since {formatDate(verifiedAt)}
    </Badge>
  );
}

/** What the daily check of the TXT record has found, where it is not there. */
function MissingRecord({
  whiteLabel: { host, recordMissingSince, stopsAt, stoppedAt },
}: {
  whiteLabel: WhiteLabelDetails;
}) {
  if (recordMissingSince === null) return null;
  const missing = `The TXT record has been missing since ${formatDate(recordMissingSince)}.`;
  if (stoppedAt !== null)
    return (
      <Notice tone="error">
        {missing} {host} has therefore stopped working. Add the record again, then check it.
      </Notice>
    );
  return (
    <Notice tone="warning">
      {missing} Add it again{stopsAt !== null && ` by ${formatDate(stopsAt)}`}, or {host} stops working.
    </Notice>
  );
}

/** What each record is for. */
const purposes: Record<WhiteLabelDetails['records'][number]['purpose'], string> = {
  host: 'Points your domain here',
  owner: 'Shows that the domain is yours',
  answers: 'Optional: lets people answer emails',
};

function Records({ whiteLabel: { records, verifiedAt, takesMail } }: { whiteLabel: WhiteLabelDetails }) {
  return (
    <ul className="space-y-5">
      {records.map(({ purpose, type, name, value }) => (
        <li key={purpose} className="space-y-2">
          <p className="text-ink">
            {purposes[purpose]}
            {purpose === 'answers' && verifiedAt !== null && (takesMail ? ' (found)' : ' (not found yet)')}
          </p>
          <div className="grid gap-3 text-ink sm:grid-cols-2">
            <Field label={`Name of the ${type} record`}>
              {(control) => <CopyField {...control} value={name} />}
            </Field>
            <Field label="Value">{(control) => <CopyField {...control} value={value} />}</Field>
          </div>
        </li>
      ))}
    </ul>
  );
}
