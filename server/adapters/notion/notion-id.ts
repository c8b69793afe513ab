import { extractNotionId } from '@notionhq/client';

/** The id with dashes and in lower case, as it is compared; Notion gives it in either form. */
export function notionId(id: string): string {
  return extractNotionId(id) ?? id.toLowerCase();
}
