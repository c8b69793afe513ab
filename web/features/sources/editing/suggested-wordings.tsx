import { Plus } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { suggestWordings } from '#contract/sources/sources.endpoints.ts';
import type { Source } from '#contract/sources/sources.schemas.ts';
import { call } from '#web/lib/call.ts';
import { describeError } from '#web/lib/call-error.ts';
import { useMutationOnce } from '#web/lib/use-mutation-once.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface SuggestedWordingsProps {
  source: Pick<Source, 'id' | 'agentId'>;
  /** Gets a line for each that is taken. */
  target: RefObject<HTMLTextAreaElement | null>;
}

/** Other ways to ask a question, from visitors and from the agent's language model, to be taken one by one. */
export function SuggestedWordings({ source, target }: SuggestedWordingsProps) {
  const suggestion = useMutationOnce({
    mutationFn: () => call(suggestWordings, { params: { agentId: source.agentId, sourceId: source.id } }),
  });
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const offered = suggestion.data?.data.filter(({ text }) => !taken.has(text));
  const take = (text: string) => {
    const field = target.current;
    if (field === null) return;
    const before = field.value.trimEnd();
    field.value = before === '' ? text : `${before}\n${text}`;
    // So that the form knows of the change, as if it had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    setTaken(new Set([...taken, text]));
  };
  return (
    <div className="space-y-3">
      <Button
        size="sm"
        variant="secondary"
        isBusy={suggestion.isPending}
        onClick={() => void suggestion.mutateAsync().catch(() => undefined)}
      >
        Suggest other ways
      </Button>
      <div aria-live="polite" className="space-y-2">
        {suggestion.error && <Notice tone="error">{describeError(suggestion.error)}</Notice>}
        {offered?.length === 0 && (
          <p className="text-sm text-ink-secondary">
            {taken.size > 0
              ? 'You added all suggestions.'
              : 'No suggestions yet. They come from what visitors ask, and from the language model if the agent has one.'}
          </p>
        )}
        {offered?.map(({ text, from }) => (
          <div key={text} className="flex items-center justify-between gap-3 text-sm">
            <p dir="auto" className="min-w-0 wrap-anywhere">
              {text}{' '}
              <span className="text-xs text-ink-secondary">
                {from === 'visitors' ? 'asked by visitors' : 'written by the language model'}
              </span>
            </p>
            <Button size="sm" variant="ghost" aria-label={`Add “${text}”`} onClick={() => take(text)}>
              <Plus aria-hidden />
              Add
            </Button>
          </div>
        ))}
      </div>
    </div>
  );
}
