import { pictureMaximumBytes, pictureSides } from '#contract/pictures/pictures.ts';
import type { Context } from '#server/context.ts';
import type { WebsiteRobots } from '#server/features/sources/crawling/create-website-robots.ts';

/** A picture only helps: nobody waits long for it. */
const longestMs = 3_000;
/** Icons for tabs are too small for the head of a chat. */
const leastPixels = 96;

/**
 * The icon of a website as an avatar, encoded again: a `data:` URL, or null where it has none that is large enough, a
 * .png or .jpg, and to be had soon.
 */
export async function suggestAvatar(
  ctx: Context,
  iconUrl: string | null,
  robotsOf: (url: string) => Promise<WebsiteRobots>,
  signal: AbortSignal,
): Promise<string | null> {
  if (iconUrl === null) return null;
  const ending = AbortSignal.any([signal, AbortSignal.timeout(longestMs)]);
  try {
    if (!(await robotsOf(iconUrl)).isAllowed(iconUrl)) return null;
    const fetched = await ctx.pageFetcher.fetchPage({ url: iconUrl, accept: 'image', signal: ending });
    if (fetched.kind !== 'ok' || fetched.body.length > pictureMaximumBytes) return null;
    const picture = await ctx.pictureReader.shrinkPicture({
      bytes: fetched.body,
      tenant: ctx.workspace.id,
      longestSide: pictureSides.avatar,
    });
    if (picture.kind !== 'ok' || Math.min(picture.width, picture.height) < leastPixels) return null;
    const type = picture.format === 'png' ? 'image/png' : 'image/jpeg';
    return `data:${type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
  } catch (error) {
    if (!ending.aborted) throw error;
    return null;
  }
}
