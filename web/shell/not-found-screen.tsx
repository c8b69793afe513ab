import { paths } from '#contract/page-addresses.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** For unknown URLs, as the product would answer: no source found, and where to go next. */
export function NotFoundScreen() {
  return (
    <div className="mx-auto grid w-full max-w-7xl flex-1 content-center items-center gap-x-16 gap-y-10 px-4 py-16 sm:px-6 md:grid-cols-2">
      <div>
        <p className="font-semibold text-brand">404</p>
        <h1 className="mt-2 font-display text-3xl font-semibold tracking-tight sm:text-4xl">
          Page not found
        </h1>
        <p className="mt-4 max-w-md text-lg text-ink-secondary">
          The URL may be mistyped, or the page has been moved or deleted.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={paths.home}>Go to the home page</ButtonLink>
          <ButtonLink to={paths.docs} variant="secondary">
            Documentation
          </ButtonLink>
        </div>
      </div>
      <div aria-hidden className="grid gap-4 select-none">
        <p className="ml-auto w-fit max-w-full rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          What is on this page?
        </p>
        <p className="w-fit max-w-[90%] rounded-lg rounded-bl-sm border border-line bg-surface px-4 py-3">
          I couldn’t find that in my sources, and I don’t make things up.
        </p>
      </div>
    </div>
  );
}
