import { Link } from 'react-router';
import { brand } from '#contract/brand.ts';
import { sendContactMessage } from '#contract/contact/contact.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { mailtoUrl } from '#core/safety/links/mailto-url.ts';
import { call } from '#web/lib/call.ts';
import { SubmitButton } from '#web/ui/forms/submit-button.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { Notice } from '#web/ui/notice.tsx';
import { checkContact } from './check-contact.ts';
import { ContactFields } from './contact-fields.tsx';
import { describeContactFailure } from './describe-contact-failure.ts';
import { useContactDraft } from './use-contact-draft.ts';

/** Calls `onSent` when the message is stored. Until then the typed text stays, and errors show at their field. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const draft = useContactDraft();
  const form = useForm({
    read: (data) => {
      const read = (name: string) => String(data.get(name) ?? '');
      return {
        name: read('name'),
        email: read('email'),
        message: read('message'),
        website: read('website'),
      };
    },
    check: checkContact,
    send: async (body) => {
      await call(sendContactMessage, { body });
      onSent();
    },
    describe: describeContactFailure,
  });

  return (
    <form {...form.props} method="post" className="relative space-y-5 overflow-hidden">
      <ContactFields draft={draft} errors={form.errors} />
      {form.message && <Notice tone="error">{form.message}</Notice>}
      <SubmitButton size="lg" isBusy={form.isBusy} className="w-full sm:w-auto">
        {form.isBusy ? 'Sending...' : 'Send message'}
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
          <a href={mailtoUrl(brand.supportEmail)} className="underline">
            {brand.supportEmail}
          </a>
          .
        </p>
      </noscript>
    </form>
  );
}
