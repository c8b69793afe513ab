import type { DataSourceObjectResponse, PageObjectResponse } from '@notionhq/client';
import { writeNotionText } from '#core/reading/notion/write-notion-text.ts';
import type { NotionItem } from '#server/ports/notion.ts';
import { notionId } from './notion-id.ts';
import { titleOfNotionPage } from './title-of-notion-page.ts';

/** A page or data source as it is listed. */
export function writeNotionItem(given: PageObjectResponse | DataSourceObjectResponse): NotionItem {
  const isPage = given.object === 'page';
  return {
    kind: isPage ? 'page' : 'data-source',
    id: notionId(given.id),
    title: isPage ? titleOfNotionPage(given) : writeNotionText(given.title).replace(/\s*\n\s*/g, ' '),
    url: given.url,
    editedAt: given.last_edited_time,
  };
}
