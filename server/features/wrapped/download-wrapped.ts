import { zipSync } from 'fflate';
import type { z } from 'zod';
import type { downloadWrapped as endpoint } from '#contract/wrapped/wrapped.schemas.ts';
import { type WrappedSize, wrappedCardsByDefault, wrappedSizes } from '#contract/wrapped/wrapped.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { readYear } from './read-year.ts';

/** No clock is in the zip: the same cards are the same file. */
const mtime = new Date(1980, 0, 1);

/** One card as PNG, or the chosen ones in all sizes as a zip. `not-found` when the year does not have them. */
export async function downloadWrapped(
  services: Services,
  whose: { userId: string; archiveId: string },
  {
    year: asked,
    named,
    look,
    size,
    card,
    cards = [...wrappedCardsByDefault],
  }: z.output<typeof endpoint.query>,
): Promise<Response> {
  await services.rateLimiter.hit(['wrapped-of-user', whose.userId]);
  const pen = await services.cardDrawer.open();
  const read = await readYear(services, whose, { year: asked, named, pen });
  const chosen = read.cards.filter(({ id }) => (card === undefined ? cards.includes(id) : id === card));
  const [first] = chosen;
  if (first === undefined) throw failure('not-found');
  if (card !== undefined) {
    const png = await pen.print(pen.compose(first, { size, look }));
    return answerFile(png, 'image/png', `wrapped-${first.year}-${first.id}-${size}.png`);
  }
  const files: Record<string, Uint8Array> = {};
  for (const [index, each] of chosen.entries())
    for (const as of Object.keys(wrappedSizes) as WrappedSize[])
      files[`${as}/${String(index + 1).padStart(2, '0')}-${each.id}.png`] = await pen.print(
        pen.compose(each, { size: as, look }),
      );
  // Pictures are compressed already.
  return answerFile(zipSync(files, { level: 0, mtime }), 'application/zip', `wrapped-${first.year}.zip`);
}

function answerFile(bytes: Uint8Array, type: string, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
    },
  });
}
