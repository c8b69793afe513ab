import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { categoryTexts, optionalCategories } from '#web/lib/cookies/cookie-categories.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Switch } from '#web/ui/forms/switch.tsx';

/**
 * The cookie banner with its preferences. It is part of every document but hidden: `data-consent` on the root shows it,
 * and `public-scripts/ask-consent.ts` handles it, so it works the same on pages without the application. Who is signed in
 * is not asked, since the banner would lie over what they work with, and nothing optional is stored without an answer;
 * opened by hand it is shown to everybody. It shows once its last button is there: in parts it would move up as it grows.
 */
export function CookieBanner() {
  return (
    <section
      data-consent-banner
      tabIndex={-1}
      aria-label="Cookies"
      className="fixed inset-x-3 top-auto bottom-3 z-40 hidden h-fit w-auto max-h-[calc(100dvh-1.5rem)] overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-lg outline-none in-data-consent:has-[[data-consent-customize]]:block [[data-session=in][data-consent=due]_&]:hidden print:hidden! sm:right-auto sm:left-4 sm:w-[26rem] sm:bottom-4"
    >
      <h2 className="font-semibold">Your cookies, your choice</h2>
      <p className="mt-1 text-sm text-ink-secondary">
        We store what the site needs to work. Other cookies need your consent.{' '}
        <Link to={paths.cookies} className="rounded-sm text-ink underline underline-offset-4">
          Cookie policy
        </Link>
      </p>
      <div className="mt-4 hidden divide-y divide-line border-y border-line in-data-[consent=customize]:block [&>*]:py-3">
        <Switch
          label={categoryTexts.necessary.banner}
          description={categoryTexts.necessary.description}
          checked
          disabled
          readOnly
        />
        {optionalCategories.map((name) => (
          <Switch
            key={name}
            name={name}
            label={categoryTexts[name].banner}
            description={categoryTexts[name].description}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" data-consent-accept className={buttonStyle({ variant: 'secondary' }, 'flex-1')}>
          Accept
        </button>
        <button
          type="button"
          data-consent-decline
          className={buttonStyle({ variant: 'secondary' }, 'flex-1')}
        >
          Decline
        </button>
        <button
          type="button"
          data-consent-customize
          className={buttonStyle({ variant: 'ghost' }, 'flex-auto')}
        >
          <span className="in-data-[consent=customize]:hidden">Customize</span>
          <span className="hidden in-data-[consent=customize]:inline">Save Preferences</span>
        </button>
      </div>
    </section>
  );
}
