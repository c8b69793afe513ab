import { agentField } from '../agent-field.ts';
import { callParley } from '../call-parley.ts';
import type { HookTrigger, Item, Perform } from '../platform.ts';

interface HookTriggerOptions {
  key: string;
  noun: string;
  label: string;
  description: string;
  /** Of the catalogue of webhooks. */
  event: string;
  /** What a Zap gets of the event's `data`; undefined where it has been deleted since. It has an `id` of its own. */
  read(data: Item): Item | undefined;
  sample: Item;
}

/** A trigger by a REST hook: turned on it subscribes at `/api/v1/hooks`, turned off it ends that. */
export function createHookTrigger({ event, read, ...options }: HookTriggerOptions): HookTrigger {
  const readBodies = (bodies: unknown[]): Item[] =>
    bodies.flatMap((body) => {
      const { data } = (body ?? {}) as { data?: Item };
      const item = data && read(data);
      return item === undefined ? [] : [item];
    });
  const subscribe: Perform<unknown> = async (z, bundle) => {
    const body = { targetUrl: bundle.targetUrl, event, agentId: bundle.inputData.agentId };
    return (await callParley(z, bundle, { method: 'POST', path: '/hooks', body })).data;
  };
  const unsubscribe: Perform<unknown> = async (z, bundle) => {
    const path = `/hooks/${String(bundle.subscribeData?.id)}`;
    // It may have been removed in the console, or have ended with its key: then there is nothing left to end.
    const { status } = await callParley(z, bundle, { method: 'DELETE', path, skipThrowForStatus: true });
    if (status >= 400 && status !== 404 && status !== 401)
      throw new z.errors.Error(`Parley answered ${status}.`, 'unknown', status);
    return {};
  };
  const receive: Perform<Item[]> = async (_z, bundle) => readBodies([bundle.cleanedRequest]);
  const listNewest: Perform<Item[]> = async (z, bundle) => {
    const params = { event, agentId: bundle.inputData.agentId, limit: 3 };
    const { data } = await callParley(z, bundle, { path: '/hooks/samples', params });
    return readBodies((data as { data: unknown[] }).data);
  };
  return {
    key: options.key,
    noun: options.noun,
    display: { label: options.label, description: options.description },
    operation: {
      type: 'hook',
      inputFields: [agentField(false)],
      performSubscribe: subscribe,
      performUnsubscribe: unsubscribe,
      perform: receive,
      performList: listNewest,
      sample: options.sample,
    },
  };
}
