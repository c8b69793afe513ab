import { queryOptions } from '@tanstack/react-query';
import { getAccountSettings } from '#contract/accounts/accounts.endpoints.ts';
import { listApiKeys } from '#contract/api-keys/api-keys.endpoints.ts';
import { listPasskeys } from '#contract/passkeys/passkeys.endpoints.ts';
import { listSessions } from '#contract/sessions/sessions.endpoints.ts';
import { call } from '#web/lib/call.ts';

export const accountQuery = () =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => call(getAccountSettings, { signal }),
  });

export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: async ({ signal }) => (await call(listPasskeys, { signal })).data,
  });

export const sessionsQuery = () =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).data,
  });

export const apiKeysQuery = () =>
  queryOptions({
    queryKey: ['api-keys'],
    queryFn: async ({ signal }) => (await call(listApiKeys, { signal })).data,
  });
