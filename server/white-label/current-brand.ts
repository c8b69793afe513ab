import { brand } from '#contract/brand.ts';
import { labelStore } from './label-store.ts';

/** The brand of the host under which the request came; the product's own elsewhere. */
export function currentBrand(): { name: string; supportEmail: string } {
  return labelStore.getStore() ?? brand;
}
