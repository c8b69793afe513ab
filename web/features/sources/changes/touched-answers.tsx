import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { touchedQuery } from '#web/features/sources/sources.queries.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { ItemRow } from '#web/ui/lists/item-row.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

interface TouchedAnswersProps {
  agentId: string;
  sourceId: string;
  run: string;
}

/** Answers given before a crawl whose words the pages have no longer, and stored answers that say the same. */
export function TouchedAnswers({ agentId, sourceId, run }: TouchedAnswersProps) {
  const touched = useQuery(touchedQuery(agentId, sourceId, run));
  if (touched.isPending) return <Skeleton className="h-24 rounded-lg" />;
  if (touched.isError) return <ErrorState error={touched.error} onRetry={() => touched.refetch()} />;
  const { answers, questions } = touched.data;
  if (answers.length === 0 && questions.length === 0) return null;
  return (
    <>
      {questions.length > 0 && (
        <Card
          title="Your own answers to check"
          description="They say something that a page no longer says."
          isFlush
        >
          <ul aria-label="Your own answers to check" className="border-t border-line">
            {questions.map(({ sourceId: questionId, question, sentence, url }) => (
              <ItemRow
                key={questionId}
                title={
                  <Link to={paths.source(agentId, questionId)} className={linkLook}>
                    {question}
                  </Link>
                }
                text={`“${sentence}” · ${url}`}
              />
            ))}
          </ul>
        </Card>
      )}
      {answers.length > 0 && (
        <Card
          title="Answers based on the old text"
          description="Given to visitors in the 90 days before. New answers use the new text."
          isFlush
        >
          <ul aria-label="Answers based on the old text" className="border-t border-line">
            {answers.map(({ messageId, conversationId, question, quote, url, answeredAt }) => (
              <ItemRow
                key={messageId}
                title={
                  <Link to={paths.conversation(agentId, conversationId)} className={linkLook}>
                    {question}
                  </Link>
                }
                mark={
                  <span className="text-xs font-normal text-ink-secondary">{formatDate(answeredAt)}</span>
                }
                text={`“${quote}” · ${url}`}
              />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
