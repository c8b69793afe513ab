import { paths } from '#contract/page-addresses.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

/** An address is all that a trial agent needs. A plain form: the page that it leads to does the work. */
export function TrialStart() {
  return (
    <form action={paths.trial} data-trial className="noscript:hidden">
      <label htmlFor="trial-url" className="text-sm font-semibold">
        Try it with your website
      </label>
      <div className="scheme-light-tokens mt-2 flex gap-1.5 rounded-lg bg-surface p-1.5 text-ink outline-offset-2 outline-on-deep forced-colors:border has-[input:focus-visible]:outline-2">
        <input
          id="trial-url"
          name="url"
          required
          inputMode="url"
          autoComplete="url"
          placeholder="www.example.com"
          maxLength={2_048}
          className="min-h-12 w-full min-w-0 bg-transparent px-3.5 text-lg outline-none"
        />
        <button type="submit" className={buttonStyle({ size: 'lg', variant: 'cited' }, 'min-w-30 shrink-0')}>
          Try it
        </button>
      </div>
      <p className="mt-2.5 text-sm text-balance text-on-deep/80">
        No account needed. Deleted after 24 hours unless you keep it.
      </p>
    </form>
  );
}
