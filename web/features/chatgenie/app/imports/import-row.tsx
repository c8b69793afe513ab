import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { ImportStatus } from '#contract/chat-imports/chat-imports.ts';
import { formatBytes } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { AskDateOrder } from './ask-date-order.tsx';
import { ImportReport } from './import-report.tsx';

const states: Record<ImportStatus, { label: string; tone: Tone }> = {
  waiting: { label: 'Waiting', tone: 'training' },
  reading: { label: 'Reading', tone: 'training' },
  asks: { label: 'Asks you', tone: 'partial' },
  done: { label: 'Done', tone: 'ready' },
  failed: { label: 'Failed', tone: 'failed' },
};

/** One import: how it is doing, what it asks, and what came of it. */
export function ImportRow({ archiveId, chatImport }: { archiveId: string; chatImport: ChatImport }) {
  const { fileName, sizeBytes, status, question, error, report, createdAt } = chatImport;
  const { label, tone } = states[status];
  return (
    <ItemRow
      title={fileName}
      mark={<Badge tone={tone}>{label}</Badge>}
      text={`${formatBytes(sizeBytes)}, uploaded ${formatDateTime(createdAt)}`}
    >
      {error && <p className="mt-2 text-sm text-failed">{error}</p>}
      {question && <AskDateOrder archiveId={archiveId} importId={chatImport.id} question={question} />}
      {report && <ImportReport archiveId={archiveId} report={report} />}
    </ItemRow>
  );
}
