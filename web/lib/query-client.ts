import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallError } from './call-error.ts';

/**
 * One cache for a signed-in stay.
 * @param onSignedOut called when any answer says that the session is over
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof CallError && error.status === 401) onSignedOut();
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        onError(error);
        // Deleted meanwhile, perhaps by somebody else: shown on, it could be worked on.
        if (error instanceof CallError && error.status === 404) query.setState({ data: undefined });
      },
    }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Offline a call fails with its sentence, rather than waiting in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        // What the server refuses, it refuses again; only silence and its own faults are worth another try.
        retry: (failures, error) =>
          failures < 2 && (!(error instanceof CallError) || error.status === 0 || error.status >= 500),
        retryDelay: (failures) => 400 * 2 ** failures,
      },
    },
  });
}
