/** A line or an entry that no reader understood. */
export interface UnreadPart {
  file: string;
  /** Line of the file, or entry of its list, from 1. */
  line: number;
  text: string;
}

/** How many parts are kept with their text; all are counted. */
export const keptUnreadParts = 200;
const keptCharacters = 500;

/** What a reader notes while it reads: what it did not understand, and what the owner should know. */
export interface ExportReport {
  unread: UnreadPart[];
  unreadCount: number;
  /** Sentences, each once. */
  notes: string[];
}

export interface ReportWriter extends ExportReport {
  addUnread(part: UnreadPart): void;
  addNote(sentence: string): void;
}

/**
 * An empty report to write into.
 * @param extent `whole` keeps every part in full, for a legal export
 */
export function createReport(extent: 'first' | 'whole' = 'first'): ReportWriter {
  const [parts, characters] =
    extent === 'whole' ? [Number.POSITIVE_INFINITY, undefined] : [keptUnreadParts, keptCharacters];
  const report: ReportWriter = {
    unread: [],
    unreadCount: 0,
    notes: [],
    addUnread(part) {
      report.unreadCount += 1;
      if (report.unread.length < parts) report.unread.push({ ...part, text: part.text.slice(0, characters) });
    },
    addNote(sentence) {
      if (!report.notes.includes(sentence)) report.notes.push(sentence);
    },
  };
  return report;
}
