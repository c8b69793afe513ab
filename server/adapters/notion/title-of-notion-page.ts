import type { PageObjectResponse } from '@notionhq/client';
import { writeNotionText } from '#core/reading/notion/write-notion-text.ts';

/** The title of a page, on one line. */
export function titleOfNotionPage(page: PageObjectResponse): string {
  const title = Object.values(page.properties).find((property) => property.type === 'title');
  return title?.type === 'title' ? writeNotionText(title.title).replace(/\s*\n\s*/g, ' ') : '';
}
