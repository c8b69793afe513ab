import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usageQuery } from './billing.queries.ts';
import { PlansDialog } from './plans-dialog.tsx';

/** What a failed call says; where it failed for a limit of the plan, also what to do. */
export function CallFailure({ error, className }: { error: unknown; className?: string }) {
  if (!error) return null;
  if (error instanceof CallError && error.status === 402) return <LimitNotice error={error} />;
  return (
    <Notice tone="error" {...(className ? { className } : {})}>
      {describeError(error)}
    </Notice>
  );
}

function LimitNotice({ error }: { error: CallError }) {
  const [isOpen, setIsOpen] = useState(false);
  const usage = useQuery(usageQuery());
  return (
    <>
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            See plans
          </Button>
        }
      >
        {describeError(error)}
      </Notice>
      <PlansDialog isOpen={isOpen} onClose={() => setIsOpen(false)} current={usage.data?.plan.id ?? 'free'} />
    </>
  );
}
