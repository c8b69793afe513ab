import { useEffect, useRef } from 'react';
import { createTrial } from '#contract/trials/trials.endpoints.ts';
import { trialHours } from '#contract/trials/trials.ts';
import { call } from '#web/lib/call.ts';
import { CallError, describeError } from '#web/lib/call-error.ts';
import { displayStyle } from '#web/site/display-style.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface TrialFormProps {
  /** What was typed on the page before. */
  url: string;
  /** Called with the secret of the link. */
  onMade: (secret: string) => void;
}

/** Codes of an answer that speaks of the address itself. */
const refusals: readonly string[] = ['invalid-input', 'cannot-process'];

/** An address, and the agent is made. One that was typed on a page of ours is sent at once; a link from elsewhere waits. */
export function TrialForm({ url, onMade }: TrialFormProps) {
  const form = useForm({
    read: (data) => String(data.get('url') ?? '').trim(),
    check: (typed): FieldErrors => (typed ? {} : { url: 'Enter the address of your website.' }),
    send: async (typed) => onMade((await call(createTrial, { body: { url: typed } })).secret),
    placeFailure: (failure): FieldErrors =>
      failure instanceof CallError && refusals.includes(failure.code) ? { url: describeError(failure) } : {},
  });
  const element = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (!url || isSent.current || !comesFromOwnPage()) return;
    isSent.current = true;
    element.current?.requestSubmit();
  }, [url]);

  return (
    <div className="mx-auto max-w-2xl py-6 sm:py-12">
      <h1 className={displayStyle}>Try it with your website</h1>
      <p className="mt-5 text-lg text-ink-secondary">
        We read its first pages, and you can ask a few seconds later. No account needed. The agent is deleted
        after {trialHours} hours unless you keep it.
      </p>
      <form {...form.props} ref={element} className="mt-8 space-y-4">
        <Field label="Website address" error={form.errors.url}>
          {(field) => <WebAddressInput {...field} defaultValue={url} />}
        </Field>
        {form.message && <Notice tone="error">{form.message}</Notice>}
        <Button type="submit" size="lg" isBusy={form.isBusy}>
          {form.isBusy ? 'Opening your website...' : 'Try it'}
        </Button>
      </form>
    </div>
  );
}

function comesFromOwnPage(): boolean {
  return document.referrer.startsWith(`${location.origin}/`);
}
