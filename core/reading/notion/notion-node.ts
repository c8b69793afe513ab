/** A piece of text as Notion gives it, with its style. */
export interface NotionText {
  plain_text: string;
  annotations?: { strikethrough?: boolean };
}

/** What a block holds, by its kind: each has some of these. */
export interface NotionContent {
  rich_text?: NotionText[];
  caption?: NotionText[];
  /** Of a child page a text, of meeting notes a list. */
  title?: NotionText[] | string;
  checked?: boolean;
  expression?: string;
  url?: string;
  name?: string;
  cells?: NotionText[][];
  has_column_header?: boolean;
  has_row_header?: boolean;
  /** A file elsewhere. One that Notion keeps has an address that ends within the hour, so it is not read. */
  external?: { url: string };
}

/** A block with all that is in it, in order. */
export interface NotionNode {
  /** As Notion names it: `paragraph`, `to_do`, `table_row`. */
  type: string;
  content: NotionContent;
  children: NotionNode[];
  /** Title of the page that a link leads to. */
  linkedTitle?: string;
  /** What Notion tells of a block that it gives no content of, as Markdown. */
  markdown?: string;
}
