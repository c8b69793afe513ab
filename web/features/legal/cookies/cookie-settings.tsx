import { categoryTexts, type OptionalCategory } from '#web/lib/cookies/cookie-categories.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';

/** In the order of the policy. */
const order = ['analytics', 'functional', 'marketing'] as const satisfies OptionalCategory[];

/** The policy's native dialog; `manage-cookies.ts` opens, fills and saves it. Nothing changes before Save. */
export function CookieSettings() {
  return (
    <dialog
      id="cookie-settings"
      aria-labelledby="cookie-settings-title"
      aria-describedby="cookie-settings-about"
      className="fixed inset-x-0 top-auto bottom-0 m-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-lg border border-line bg-surface p-5 text-ink shadow-lg open:animate-rise-in sm:inset-0 sm:m-auto sm:h-fit sm:max-w-md sm:rounded-lg sm:p-6"
    >
      <form method="dialog" data-cookie-form>
        <h2 id="cookie-settings-title" className="text-lg font-semibold">
          Cookie settings
        </h2>
        <p id="cookie-settings-about" className="mt-1 text-sm text-ink-secondary">
          Choose which cookies we may use beyond those the site needs to work.
        </p>
        <div className="mt-5 divide-y divide-line border-y border-line [&>*]:py-3.5">
          <Switch
            label={categoryTexts.necessary.policy}
            description={categoryTexts.necessary.description}
            checked
            disabled
            readOnly
          />
          {order.map((name) => (
            <Switch
              key={name}
              name={name}
              label={categoryTexts[name].policy}
              description={categoryTexts[name].description}
            />
          ))}
        </div>
        <div className="mt-5 flex justify-end gap-2">
          <Button variant="secondary" data-cookie-cancel>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </dialog>
  );
}
