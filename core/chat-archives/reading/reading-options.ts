import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import type { ZoneClock } from '#core/chat-archives/zones/create-zone-clock.ts';
import type { ReportWriter } from './create-report.ts';

/** What a reader needs besides the files. */
export interface ReadingOptions {
  /** For exports whose times have no zone: that of the phone when the chat was exported. */
  clock: ZoneClock;
  /** What the owner answered about the order of day and month; null before they were asked. */
  dateOrder: DateOrder | null;
  /** Name of what was uploaded. */
  uploadName: string;
  report: ReportWriter;
}
