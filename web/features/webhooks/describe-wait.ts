import type { Delivery } from '#contract/webhooks/webhooks.schemas.ts';

/** What the key of an event is the id of, by how such ids begin. */
const nouns: [prefix: string, noun: string][] = [
  ['cnv_', 'conversation'],
  ['lead_', 'lead'],
  ['bkg_', 'booking'],
  ['src_', 'source'],
];

/** “Waiting for an earlier event of this conversation” */
export function describeWait({ orderKey }: Pick<Delivery, 'orderKey'>): string {
  const found = nouns.find(([prefix]) => orderKey?.startsWith(prefix));
  return `Waiting for an earlier event of ${found === undefined ? 'this kind' : `this ${found[1]}`}`;
}
