import { composePassages } from '#core/reading/passages/compose-passages.ts';
import type { Context } from '#server/context.ts';
import { readStoredPassages } from './read-stored-passages.ts';
import { storeChange } from './store-change.ts';

interface LivePage {
  id: string;
  sourceId: string;
  address: string;
  url: string | null;
  title: string;
  liveVersion: number;
}

/** Notes a page whose text is about to be dropped, with that text. Nothing for one that had none. */
export async function recordGone(
  ctx: Context,
  { id, sourceId, address, url, title, liveVersion }: LivePage,
  { run, reason }: { run: number; reason: string },
): Promise<void> {
  if (liveVersion === 0 || url === null) return;
  const before = composePassages(await readStoredPassages(ctx, id));
  await storeChange(ctx, {
    sourceId,
    run,
    kind: 'gone',
    address,
    url,
    title,
    reason,
    before,
    after: null,
  });
}
