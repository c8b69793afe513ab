import type { Services } from '#server/context.ts';

export function isGoogleConfigured({ config }: Pick<Services, 'config'>): boolean {
  return config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET !== undefined;
}
