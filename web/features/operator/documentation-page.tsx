import { useQuery } from '@tanstack/react-query';
import { BookOpenText, ThumbsDown, ThumbsUp } from 'lucide-react';
import { Link } from 'react-router';
import { docsCommentsShown, docsFeedbackDays } from '#contract/docs/docs-feedback.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listDocsFeedback } from '#contract/operator/operator.endpoints.ts';
import { paths } from '#contract/page-addresses.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { Moment } from '#web/ui/dates/moment.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { EmptyRow } from '#web/ui/lists/empty-row.tsx';
import { TableSkeleton } from '#web/ui/lists/table-skeleton.tsx';
import { docsFeedbackQuery } from './operator.queries.ts';

type RatedPage = AnswerOf<typeof listDocsFeedback>['data'][number];

/** Which pages of the documentation helped their readers, and what those wrote. */
export default function DocumentationPage() {
  const feedback = useQuery(docsFeedbackQuery());
  return (
    <Card
      title="Documentation"
      description={`What readers answered to “Was this page helpful?” in the last ${docsFeedbackDays} days. The pages that helped least come first, with their newest ${docsCommentsShown} comments.`}
      isFlush
    >
      {feedback.data ? (
        feedback.data.length === 0 ? (
          <EmptyRow icon={BookOpenText} title="Nobody has rated a page yet" />
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {feedback.data.map((page) => (
              <li key={page.page} className="px-5 py-4">
                <RatedPageRow {...page} />
              </li>
            ))}
          </ul>
        )
      ) : feedback.isError ? (
        <ErrorState error={feedback.error} onRetry={() => void feedback.refetch()} />
      ) : (
        <TableSkeleton />
      )}
    </Card>
  );
}

function RatedPageRow({ page, helpful, notHelpful, comments }: RatedPage) {
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Link to={paths.docsPage(page)} className={`${linkLook} font-semibold break-words`}>
          {page}
        </Link>
        <p className="flex gap-4 text-sm tabular-nums text-ink-secondary">
          <span className="flex items-center gap-1.5">
            <ThumbsUp aria-hidden className="size-4" />
            {formatNumber(helpful)} helpful
          </span>
          <span className="flex items-center gap-1.5">
            <ThumbsDown aria-hidden className="size-4" />
            {formatNumber(notHelpful)} not helpful
          </span>
        </p>
      </div>
      {comments.length > 0 && (
        <ul className="mt-3 space-y-3">
          {comments.map(({ text, isHelpful, createdAt }) => (
            <li key={`${createdAt}${text}`} className="border-l-3 border-line pl-4 text-sm">
              <p className="whitespace-pre-line break-words">{text}</p>
              <p className="mt-0.5 text-xs text-ink-secondary">
                {isHelpful ? 'Helpful' : 'Not helpful'} · <Moment time={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
