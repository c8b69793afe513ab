import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';
import { currentBrand } from '#server/white-label/current-brand.ts';

/** How this install is called by authenticators: passkeys are bound to the host of BASE_URL. */
export function relyingParty({ config }: Services): { rpName: string; rpID: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl(config));
  return { rpName: currentBrand().name, rpID: hostname, origin };
}
