import type { SourcePage } from '#contract/source-pages/source-pages.schemas.ts';
import type { Context } from '#server/context.ts';
import { presentPage } from '#server/features/sources/documents/present-page.ts';
import { findPage, type PagePlace } from './find-page.ts';

/** A page of a source as the API shows it, or `not-found`. */
export async function getSourcePage(ctx: Context, place: PagePlace): Promise<SourcePage> {
  return presentPage(await findPage(ctx, place));
}
