import type { Services } from '#server/context.ts';

/** Settings that signing in to Cal.com needs and that are not set. */
export function missingCalComSettings({ config }: Pick<Services, 'config'>): string[] {
  const { CALCOM_CLIENT_ID, CALCOM_CLIENT_SECRET } = config;
  return Object.entries({ CALCOM_CLIENT_ID, CALCOM_CLIENT_SECRET })
    .filter(([, value]) => !value)
    .map(([name]) => name);
}
