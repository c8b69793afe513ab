import { paths } from '#contract/page-addresses.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** An address is all that a trial agent needs. A plain form: the page that it leads to does the work. */
export function TrialStart() {
  return (
    <form action={paths.trial} data-trial className="max-w-xl noscript:hidden">
      <label htmlFor="trial-url" className="text-sm font-semibold">
        Try it with your website
      </label>
      <div className="mt-2 flex flex-wrap gap-2 sm:flex-nowrap">
        <input
          id="trial-url"
          name="url"
          required
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          maxLength={2_048}
          className="min-h-12 w-full min-w-0 rounded-md border border-line-strong bg-surface px-4 text-lg"
        />
        <button type="submit" className={buttonStyle({ size: 'lg' }, 'w-full shrink-0 sm:w-auto')}>
          Try it
        </button>
      </div>
      <p className="mt-2 text-sm text-ink-secondary">
        No account needed. Deleted after 24 hours unless you keep it.
      </p>
    </form>
  );
}
