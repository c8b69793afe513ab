import { Link } from 'react-router';
import type { ImportReport as Report } from '#contract/chat-imports/chat-imports.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { flagLabels } from '#web/features/chatgenie/app/messages/flag-labels.ts';
import { formatCount, formatNumber } from '#web/lib/format.ts';
import { linkLook } from '#web/ui/link-look.ts';

/** What an import read, added and did not understand. */
export function ImportReport({ archiveId, report }: { archiveId: string; report: Report }) {
  const { read, added, known, beyondPlan, missing, unread, unreadCount, flagged, notes } = report;
  const sentences = [
    `${formatCount(read, 'message')} read, ${formatNumber(added)} added, ${formatNumber(known)} already known.`,
    beyondPlan > 0 &&
      `${formatCount(beyondPlan, 'message')} ${beyondPlan === 1 ? 'exceeds your plan and was' : 'exceed your plan and were'} left out.`,
    missing > 0 &&
      `${formatCount(missing, 'message')} of an earlier import ${missing === 1 ? 'is' : 'are'} not in this file, although it covers their time. They are kept.`,
    ...notes,
  ].filter((sentence) => sentence !== false);
  return (
    <div className="mt-2 space-y-2 text-sm text-ink-secondary">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {flagged.map(({ flag, messages }) => (
        <p key={flag}>
          <Link to={`${paths.chatArchive(archiveId, 'messages')}?flag=${flag}`} className={linkLook}>
            {formatCount(messages, 'message')}
          </Link>
          : {flagLabels[flag]}
        </p>
      ))}
      {unreadCount > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-sm font-semibold text-brand">
            {formatCount(unreadCount, 'line')} not understood
          </summary>
          <ol className="mt-2 max-h-72 space-y-1 overflow-y-auto rounded-md bg-sunken p-3 font-mono text-xs wrap-anywhere">
            {unread.map(({ file, line, text }) => (
              <li key={`${file} ${line}`}>
                {file}, line {line}: {text}
              </li>
            ))}
          </ol>
          {unreadCount > unread.length && (
            <p className="mt-2">The first {formatNumber(unread.length)} are shown.</p>
          )}
        </details>
      )}
    </div>
  );
}
