import type { NotionReference } from '#server/ports/notion.ts';

/** Which pages and tables are in which page, as it was last read: a page that has not changed is not asked again. */
export type NotionChildren = Record<string, NotionReference[]>;
