import { brand } from '#contract/brand.ts';
import { labelStore } from './label-store.ts';
import { scriptName } from './script-name.ts';

/** The word, in lower case, by which programs know the product: another one under a partner's host. */
export function ownWord(): string {
  return (labelStore.getStore() ? scriptName : brand.name).toLowerCase();
}
