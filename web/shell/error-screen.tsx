import { isRouteErrorResponse, useRouteError } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';

/** What is left when a page breaks: the router's sentence, and ways on. */
export function ErrorScreen() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundScreen />;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-3 px-6">
      <h1 className="font-display text-2xl font-semibold">Unexpected Application Error!</h1>
      <p className="text-ink-secondary">
        This page broke and nothing was changed by it. Reload to try again; if it comes back, write to us what
        you were doing.
      </p>
      <div className="mt-3 flex gap-2">
        <Button onClick={() => location.reload()}>Reload</Button>
        <Button variant="secondary" onClick={() => location.assign(paths.home)}>
          Go to the start page
        </Button>
      </div>
    </main>
  );
}
