import { CircleCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { HiddenField } from '#web/features/contact/hidden-field.tsx';
import { checkEmail } from '#web/features/site/check-email.ts';
import { joinWaitlist } from '#web/features/site/site-endpoints.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** One address; what was typed stays until the server has it. */
export function WaitlistForm() {
  const input = useRef<HTMLInputElement | null>(null);
  const confirmation = useRef<HTMLParagraphElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);

  useEffect(() => {
    if (joined !== null) confirmation.current?.focus();
  }, [joined]);

  const refuse = (sentence: string) => {
    setError(sentence);
    input.current?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const email = String(form.get('email') ?? '').trim();
    const invalid = checkEmail(email);
    if (invalid) return refuse(invalid);
    setIsSending(true);
    setError(null);
    try {
      const answer = await call(joinWaitlist, {
        body: { email, website: String(form.get('website') ?? '') },
      });
      setJoined(answer.message);
    } catch (thrown) {
      refuse(describeError(thrown));
    } finally {
      setIsSending(false);
    }
  };

  if (joined !== null) {
    return (
      <p
        ref={confirmation}
        tabIndex={-1}
        className="flex min-h-24 items-center gap-3 text-lg font-semibold text-on-brand-soft outline-none"
      >
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {joined}
      </p>
    );
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={() => setError(null)}
      className="relative flex min-h-24 flex-wrap items-start gap-3 overflow-hidden p-1"
    >
      <Field label="Email" isRequired error={error ?? undefined} className="min-w-0 flex-1 basis-60 text-ink">
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            className="h-12"
          />
        )}
      </Field>
      <HiddenField />
      <Button type="submit" size="lg" isBusy={isSending} className="mt-7 w-full sm:w-auto">
        {isSending ? 'Joining...' : 'Join the waitlist'}
      </Button>
      <noscript>
        <p className="w-full text-sm text-failed">
          Joining needs JavaScript. Please switch it on and reload.
        </p>
      </noscript>
    </form>
  );
}
