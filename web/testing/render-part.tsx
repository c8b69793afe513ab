import '#web/styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '#web/lib/query-client.ts';
import { UnsavedGuard } from '#web/ui/forms/unsaved/unsaved-guard.tsx';
import { Toaster } from '#web/ui/overlays/toast.tsx';
import { OutletWith } from './outlet-with.tsx';

interface DrawOptions {
  /** Address of the page, in which filters live. */
  at?: string;
  /** Pattern of the address, for pages that read its parameters. */
  path?: string;
  /** What a layout around the page hands to it. */
  context?: unknown;
}

/** Renders a part as within the console: with a router, the cache of queries and the place for toasts. */
export async function renderPart(part: ReactElement, { at = '/', path = '*', context }: DrawOptions = {}) {
  const queryClient = createQueryClient(() => undefined);
  // A failed call fails at once: the waits between tries are not what is tested.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <OutletWith context={context} />
            <UnsavedGuard />
          </>
        ),
        children: [
          { path, element: part },
          { path: '*', element: null },
        ],
      },
    ],
    { initialEntries: [at] },
  );
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toaster theme="light" />
    </QueryClientProvider>,
  );
  return Object.assign(screen, {
    queryClient,
    /** Path and search of the page that is open now. */
    address: () => router.state.location.pathname + router.state.location.search,
  });
}
