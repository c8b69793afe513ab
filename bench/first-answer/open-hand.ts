import { setTimeout } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Before a click somebody reads and aims; a key is pressed about five times a second. */
const beforeClickMs = 1_200;
const keyMs = 200;

/** Somebody's hand: clicks and types at the pace of a person, and counts. */
export interface Hand {
  click(target: Locator): Promise<void>;
  /** A click that does something which no locator reaches. */
  press(what: () => Promise<unknown>): Promise<void>;
  /** Into a field that has the focus or is reached by one press of Tab. */
  type(field: Locator, text: string): Promise<void>;
  count(): { totalMs: number; waitedMs: number; clicks: number; keys: number };
}

export function openHand(): Hand {
  const begun = performance.now();
  let waitedMs = 0;
  let clicks = 0;
  let keys = 0;
  const wait = async (ms: number): Promise<void> => {
    waitedMs += ms;
    await setTimeout(ms);
  };
  return {
    async press(what) {
      await wait(beforeClickMs);
      await what();
      clicks += 1;
    },
    async click(target) {
      await target.waitFor();
      await wait(beforeClickMs);
      await target.click();
      clicks += 1;
    },
    async type(field, text) {
      await field.focus();
      await wait((text.length + 1) * keyMs);
      await field.fill(text);
      keys += text.length + 1;
    },
    count: () => ({ totalMs: performance.now() - begun, waitedMs, clicks, keys }),
  };
}
