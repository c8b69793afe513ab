import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** For an address at which there is nothing. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col items-start justify-center gap-3 px-6 py-24">
      <h1 className="font-display text-2xl font-semibold">There is no page here</h1>
      <p className="text-ink-secondary">The address may be mistyped, or the page was removed.</p>
      <ButtonLink to={paths.home} className="mt-3">
        Go to the start page
      </ButtonLink>
    </div>
  );
}
