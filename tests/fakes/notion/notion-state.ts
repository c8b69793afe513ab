import { createHash } from 'node:crypto';

type Json = Record<string, unknown>;

export interface FakeBlock {
  id: string;
  type: string;
  content: Json;
  children: FakeBlock[];
}

export interface FakePage {
  id: string;
  title: string;
  editedAt: string;
  createdAt: string;
  inTrash: boolean;
  /** Not shared with the connection: as good as not there. */
  isShared: boolean;
  /** Next to the title, as the API gives them but without their ids. */
  properties: Record<string, Json>;
  blocks: FakeBlock[];
  dataSourceId: string | null;
}

export interface FakeDataSource {
  id: string;
  databaseId: string;
  title: string;
  editedAt: string;
  isShared: boolean;
  /** Configuration by name, as in `{Price: {type: 'number', number: {format: 'euro'}}}`. */
  properties: Record<string, Json>;
  rows: FakePage[];
}

interface NewPage {
  title: string;
  blocks?: FakeBlock[];
  properties?: Record<string, Json>;
  editedAt?: string;
}

/** What is in a Notion workspace, to be changed as its users would. */
export interface NotionState {
  pages: Map<string, FakePage>;
  dataSources: Map<string, FakeDataSource>;
  /** What the Markdown of a block says, by its id. */
  markdown: Map<string, string>;
  addPage(given: NewPage): FakePage;
  /** Two with the same database are two data sources of it. */
  addDataSource(title: string, properties: Record<string, Json>, databaseId?: string): FakeDataSource;
  addRow(dataSource: FakeDataSource, given: NewPage): FakePage;
  newId(): string;
}

const DAY = '2026-11-01T09:00:00.000Z';

export function createNotionState(): NotionState {
  let count = 0;
  const newId = () => {
    count += 1;
    const hash = createHash('sha256').update(String(count)).digest('hex');
    return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-${hash.slice(12, 16)}-${hash.slice(16, 20)}-${hash.slice(20, 32)}`;
  };
  const pages = new Map<string, FakePage>();
  const dataSources = new Map<string, FakeDataSource>();
  const addPage = (given: NewPage, dataSourceId: string | null = null): FakePage => {
    const page: FakePage = {
      id: newId(),
      title: given.title,
      editedAt: given.editedAt ?? DAY,
      createdAt: new Date(Date.parse(DAY) + count * 60_000).toISOString(),
      inTrash: false,
      isShared: true,
      properties: given.properties ?? {},
      blocks: given.blocks ?? [],
      dataSourceId,
    };
    pages.set(page.id, page);
    return page;
  };
  return {
    pages,
    dataSources,
    markdown: new Map(),
    addPage: (given) => addPage(given),
    addDataSource(title, properties, databaseId = newId()) {
      const made = { id: newId(), databaseId, title, editedAt: DAY, isShared: true, properties, rows: [] };
      dataSources.set(made.id, made);
      return made;
    },
    addRow(dataSource, given) {
      const page = addPage(given, dataSource.id);
      dataSource.rows.push(page);
      return page;
    },
    newId,
  };
}
