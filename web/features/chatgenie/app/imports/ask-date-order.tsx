import type { ChatImport } from '#contract/chat-imports/chat-imports.schemas.ts';
import type { DateOrder } from '#contract/chat-imports/chat-imports.ts';
import { useAnswerImport } from '#web/features/chatgenie/app/archives.queries.ts';
import { describeError } from '#web/lib/call-error.ts';
import { Button } from '#web/ui/button.tsx';

const labels: Record<DateOrder, string> = {
  dmy: 'Day first',
  mdy: 'Month first',
  ymd: 'Year first',
};

interface AskDateOrderProps {
  archiveId: string;
  importId: string;
  question: NonNullable<ChatImport['question']>;
}

/** Shows dates of the file that can be read in more than one way, and takes the answer. */
export function AskDateOrder({ archiveId, importId, question: { samples, possible } }: AskDateOrderProps) {
  const answer = useAnswerImport(archiveId);
  return (
    <div className="mt-3 rounded-md bg-sunken p-4 text-sm">
      <p className="font-semibold">How are the dates in this file written?</p>
      <p className="mt-1 text-ink-secondary">The file does not say. These are some of its lines:</p>
      <ul className="mt-2 space-y-1 font-mono text-xs wrap-anywhere">
        {samples.map((sample) => (
          <li key={sample}>{sample}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {possible.map((dateOrder) => (
          <Button
            key={dateOrder}
            size="sm"
            variant="secondary"
            isBusy={answer.isPending && answer.variables?.dateOrder === dateOrder}
            // What goes wrong is shown below.
            onClick={() => void answer.mutateAsync({ importId, dateOrder }).catch(() => undefined)}
          >
            {labels[dateOrder]}
          </Button>
        ))}
      </div>
      {answer.isError && <p className="mt-2 text-failed">{describeError(answer.error)}</p>}
    </div>
  );
}
