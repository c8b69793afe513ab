import { CircleAlert, CircleCheck } from 'lucide-react';
import { HiddenField } from '#web/site/hidden-field.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/** One email field; `join-waitlist.ts` handles the form. */
export function WaitlistForm() {
  return (
    <div>
      <p
        data-waitlist-joined
        hidden
        tabIndex={-1}
        className="flex min-h-24 items-center gap-3 text-lg font-semibold outline-none"
      >
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        <span />
      </p>
      <form
        data-waitlist
        // Outside a dialog this method sends nothing, so until the script loads, typed text just stays.
        method="dialog"
        noValidate
        className="group/form relative -m-1 flex min-h-24 flex-wrap items-start gap-3 overflow-hidden p-1"
      >
        <div className="min-w-0 flex-1 basis-60 text-ink">
          <label htmlFor="waitlist-email" className="mb-1.5 block text-sm font-semibold">
            Email
          </label>
          <TextInput
            id="waitlist-email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={254}
            aria-describedby="waitlist-error"
            className="h-12"
          />
          <p
            id="waitlist-error"
            data-waitlist-error
            hidden
            className="mt-1.5 flex gap-1.5 text-xs font-medium text-failed"
          >
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span />
          </p>
        </div>
        <HiddenField />
        <button
          type="submit"
          className={buttonStyle(
            { size: 'lg', variant: 'secondary' },
            'w-full noscript:hidden sm:mt-6.75 sm:w-auto',
          )}
        >
          <span className="group-aria-busy/form:hidden">Join the waitlist</span>
          <span className="hidden group-aria-busy/form:inline">Joining...</span>
        </button>
        <noscript>
          <p className="w-full text-sm text-failed">
            Joining needs JavaScript. Please turn it on and reload the page.
          </p>
        </noscript>
      </form>
    </div>
  );
}
