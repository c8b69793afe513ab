import { brand } from '#contract/brand.ts';
import { baseUrl } from '#server/base-url.ts';
import type { Services } from '#server/context.ts';

/** How this install is called by authenticators: passkeys are bound to the host of BASE_URL. */
export function relyingParty({ config }: Services): { rpName: string; rpID: string; origin: string } {
  const { hostname, origin } = new URL(baseUrl(config));
  return { rpName: brand.name, rpID: hostname, origin };
}
