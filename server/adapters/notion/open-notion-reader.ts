import {
  type Client,
  isFullDataSource,
  isFullPage,
  iterateAllDataSourceRows,
  type PageObjectResponse,
} from '@notionhq/client';
import type { NotionItem, NotionPage, NotionPageContent, NotionReference } from '#server/ports/notion.ts';
import { NotionProblem } from '#server/ports/notion-problem.ts';
import { notionId } from './notion-id.ts';
import { readNotionBlocks } from './read-notion-blocks.ts';
import { readNotionPage } from './read-notion-page.ts';
import { titleOfNotionPage } from './title-of-notion-page.ts';
import { translateNotionError } from './translate-notion-error.ts';
import { writeNotionItem } from './write-notion-item.ts';

interface NotionReader {
  getItem(item: NotionReference): Promise<NotionItem | NotionPage>;
  readPage(pageId: string): Promise<NotionPageContent>;
  listRows(dataSourceId: string): AsyncIterable<NotionPage | NotionItem>;
}

/** Reads pages and data sources with one client. Titles and forms of numbers are asked for once as long as it is open. */
export function openNotionReader(client: Client): NotionReader {
  const titles = new Map<string, Promise<string>>();
  const formats = new Map<string, Promise<Map<string, string>>>();

  const titleOf = (id: string): Promise<string> => {
    const key = notionId(id);
    const title = titles.get(key) ?? readTitle(client, key);
    titles.set(key, title);
    return title;
  };
  const formatsOf = (dataSourceId: string): Promise<Map<string, string>> => {
    const found = formats.get(dataSourceId) ?? readNumberFormats(client, dataSourceId);
    formats.set(dataSourceId, found);
    return found;
  };
  const readRow = async (page: PageObjectResponse): Promise<NotionPage> => {
    const { parent, properties } = page;
    const hasNumbers = Object.values(properties).some(({ type }) => /^(?:number|formula|rollup)$/.test(type));
    const numberFormats =
      hasNumbers && parent.type === 'data_source_id' ? await formatsOf(parent.data_source_id) : new Map();
    titles.set(notionId(page.id), Promise.resolve(titleOfNotionPage(page)));
    return readNotionPage(page, { client, titleOf, numberFormats });
  };

  return {
    async getItem({ kind, id }) {
      if (kind === 'data-source') {
        const source = await client.dataSources.retrieve({ data_source_id: id });
        if (!isFullDataSource(source) || source.in_trash) throw new NotionProblem('not-found');
        return writeNotionItem(source);
      }
      const page = await client.pages.retrieve({ page_id: id });
      if (!isFullPage(page) || page.in_trash) throw new NotionProblem('not-found');
      return readRow(page);
    },
    readPage: (pageId) => readNotionBlocks(client, pageId, titleOf),
    async *listRows(dataSourceId) {
      const rows = iterateAllDataSourceRows(client, { data_source_id: dataSourceId, page_size: 100 });
      for await (const row of rows) {
        if (isFullPage(row) && !row.in_trash) yield await readRow(row);
        else if (isFullDataSource(row) && !row.in_trash) yield writeNotionItem(row);
      }
    },
  };
}

/** Empty where the page may not be read. */
async function readTitle(client: Client, pageId: string): Promise<string> {
  try {
    const page = await client.pages.retrieve({ page_id: pageId });
    return isFullPage(page) && !page.in_trash ? titleOfNotionPage(page) : '';
  } catch (error) {
    const problem = translateNotionError(error);
    if (problem instanceof NotionProblem && /^not-|refused/.test(problem.kind)) return '';
    throw error;
  }
}

async function readNumberFormats(client: Client, dataSourceId: string): Promise<Map<string, string>> {
  const source = await client.dataSources.retrieve({ data_source_id: dataSourceId });
  const formats = new Map<string, string>();
  if (!isFullDataSource(source)) return formats;
  for (const [name, property] of Object.entries(source.properties)) {
    if (property.type === 'number') formats.set(name, property.number.format);
  }
  return formats;
}
