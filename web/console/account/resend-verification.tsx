import { useState } from 'react';
import { sendVerification } from '#contract/email-verification/email-verification.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { Button } from '#web/ui/button.tsx';
import { useSubmit } from '#web/ui/forms/use-submit.ts';

/** Sends the verification email again and shows the result next to the button. */
export function ResendVerification() {
  const [answer, setAnswer] = useState<string | null>(null);
  const { submit, isBusy, error } = useSubmit(async () => {
    setAnswer((await call(sendVerification, {})).message);
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="status" className={error || answer ? 'text-sm font-medium' : 'sr-only'}>
        {error ?? answer}
      </p>
      {answer === null && (
        <Button size="sm" variant="secondary" isBusy={isBusy} onClick={() => submit()}>
          Send again
        </Button>
      )}
    </div>
  );
}
