import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { sendContactMessage } from '#contract/site.endpoints.ts';
import { call } from '#web/lib/call.ts';
import { CallError } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { HiddenField } from '#web/site/hidden-field.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type ContactErrors, type ContactValues, checkContact } from './check-contact.ts';
import { describeContactFailure } from './describe-contact-failure.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** Calls `onSent` when the message is stored. Until then the typed text stays, and errors show at their field. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValue] = useContactDraft(form);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  // A second click can arrive before the next render disables the button.
  const isRunning = useRef(false);

  const refuse = (found: ContactErrors) => {
    setErrors(found);
    const first = (['name', 'email', 'message'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning.current) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    setFailure(null);
    const found = checkContact(values);
    refuse(found);
    if (Object.keys(found).length > 0) return;
    isRunning.current = true;
    setIsSending(true);
    try {
      await call(sendContactMessage, { body: { ...values, website } });
      onSent();
    } catch (error) {
      setFailure(describeContactFailure(error));
      if (error instanceof CallError) refuse(error.details);
      isRunning.current = false;
      setIsSending(false);
    }
  };

  /** An error at a field disappears as soon as the field is fixed. */
  const edit = (field: keyof ContactValues, value: string) => {
    setValue(field, value);
    setFailure(null);
    if (errors[field]) setErrors({ ...errors, [field]: checkContact({ ...values, [field]: value })[field] });
  };

  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      className="relative space-y-5 overflow-hidden"
    >
      <Field label="Name" isRequired error={errors.name}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoComplete="name"
            maxLength={120}
            value={values.name}
            onChange={(event) => edit('name', event.target.value)}
          />
        )}
      </Field>
      <Field label="Email" isRequired error={errors.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            value={values.email}
            onChange={(event) => edit('email', event.target.value)}
          />
        )}
      </Field>
      <Field label="Message" isRequired error={errors.message}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={7}
            maxLength={5_000}
            value={values.message}
            onChange={(event) => edit('message', event.target.value)}
          />
        )}
      </Field>
      <HiddenField />
      {failure && <Notice tone="error">{failure}</Notice>}
      <SubmitButton size="lg" isBusy={isSending} className="w-full sm:w-auto">
        {isSending ? 'Sending...' : 'Send message'}
      </SubmitButton>
      <p className="text-xs text-ink-secondary">
        We only use your email address to reply to you.{' '}
        <Link to={paths.privacy} className="underline underline-offset-4 hover:text-ink">
          Privacy
        </Link>
      </p>
      <noscript>
        <p className="text-sm text-failed">
          This form needs JavaScript. You can also write to{' '}
          <a href={`mailto:${brand.supportEmail}`} className="underline">
            {brand.supportEmail}
          </a>
          .
        </p>
      </noscript>
    </form>
  );
}
