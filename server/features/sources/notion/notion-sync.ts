import type { Context } from '#server/context.ts';
import type { SourceRow } from '#server/features/sources/sources.table.ts';
import type { NotionReference } from '#server/ports/notion.ts';
import type { NotionChildren } from './notion-children.ts';

/** A reading of Notion under way. */
export interface NotionSync {
  ctx: Context;
  row: SourceRow;
  signal: AbortSignal;
  waiting: NotionReference[];
  /** Ids of pages and tables that this run has dealt with. */
  seen: Set<string>;
  lastChildren: NotionChildren;
  children: NotionChildren;
  /** Blocks of which Notion gives no content. */
  leftOut: number;
  notes: string[];
  /** Something could not be read for now: what is not there may still be. */
  hadTrouble: boolean;
  stoppedBy: 'limit' | 'time' | 'notion' | 'stale' | null;
  due: { endMs: number; progressMs: number };
}
