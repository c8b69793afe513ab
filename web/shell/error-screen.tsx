import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** Shown when a page breaks: the router's sentence, and where to go next. */
export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-6">
      <h1 className="font-display text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="text-ink-secondary">
        This page crashed. Your data was not changed. Reload to try again. If it happens again, tell us what
        you were doing.
      </p>
      <div className="mt-3 flex gap-2">
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button variant="secondary" onClick={() => location.assign(paths.home)}>
          Go to the home page
        </Button>
      </div>
    </main>
  );
}
