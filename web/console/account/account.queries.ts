import { queryOptions } from '@tanstack/react-query';
import { getAccountSettings, listApiKeys, listPasskeys, listSessions } from '#web/lib/account-endpoints.ts';
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
