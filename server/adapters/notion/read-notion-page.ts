import { type Client, collectPaginatedAPI, type PageObjectResponse } from '@notionhq/client';
import type { NotionPage } from '#server/ports/notion.ts';
import { notionId } from './notion-id.ts';
import { showNotionProperty } from './show-notion-property.ts';

type Property = PageObjectResponse['properties'][string];
type LongProperty = Extract<Property, { type: 'title' | 'rich_text' | 'relation' | 'people' }>;

/** How many references a page object has of a property at most; more are to be asked for. */
const MOST_IN_PAGE = 25;

export interface PageNeeds {
  client: Client;
  /** Title of another page, for relations. */
  titleOf(id: string): Promise<string>;
  /** How numbers are drawn, by the name of the property. */
  numberFormats: ReadonlyMap<string, string>;
}

/** A page with its title and what else it says of itself, in the order in which Notion gives it. */
export async function readNotionPage(page: PageObjectResponse, needs: PageNeeds): Promise<NotionPage> {
  const properties: NotionPage['properties'] = [];
  let title = '';
  for (const [name, given] of Object.entries(page.properties)) {
    const property = await whole(page.id, given, needs.client);
    const value = await showNotionProperty(property, {
      titleOf: needs.titleOf,
      numberFormat: needs.numberFormats.get(name),
    });
    if (property.type === 'title') title = value;
    else if (value !== '') properties.push({ name, value });
  }
  return {
    kind: 'page',
    id: notionId(page.id),
    title: title.replace(/\s*\n\s*/g, ' '),
    url: page.url,
    editedAt: page.last_edited_time,
    properties,
  };
}

async function whole(pageId: string, property: Property, client: Client): Promise<Property> {
  if (!isLong(property)) return property;
  const items = await collectPaginatedAPI(async (args: { start_cursor?: string }) => {
    const answer = await client.pages.properties.retrieve({
      page_id: pageId,
      property_id: property.id,
      page_size: 100,
      ...args,
    });
    return answer.object === 'list' ? answer : { ...emptyList, results: [answer] };
  }, {});
  // Each item is the property with one of its values instead of all.
  const values = items.map((item) => (item as unknown as Record<string, unknown>)[property.type]);
  return { ...property, [property.type]: values } as Property;
}

const emptyList = { object: 'list' as const, next_cursor: null, has_more: false };

function isLong(property: Property): property is LongProperty & Property {
  switch (property.type) {
    case 'title':
      return property.title.length >= MOST_IN_PAGE;
    case 'rich_text':
      return property.rich_text.length >= MOST_IN_PAGE;
    case 'relation':
      return property.relation.length >= MOST_IN_PAGE;
    case 'people':
      return property.people.length >= MOST_IN_PAGE;
    default:
      return false;
  }
}
