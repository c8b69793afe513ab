import type { Services } from '#server/context.ts';
import { labelStore } from '#server/white-label/label-store.ts';

export function isGoogleConfigured({ config }: Pick<Services, 'config'>): boolean {
  // Google leads back to one address only, which names the product.
  if (labelStore.getStore()) return false;
  return config.GOOGLE_CLIENT_ID !== undefined && config.GOOGLE_CLIENT_SECRET !== undefined;
}
