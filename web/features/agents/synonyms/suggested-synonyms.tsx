import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SynonymSuggestion } from '#contract/synonyms/synonyms.schemas.ts';
import { describeError } from '#web/lib/call-error.ts';
import { formatCount } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { readGroup } from './read-group.ts';
import { synonymSuggestionsQuery, useChangeSynonyms } from './synonyms.queries.ts';

/** Words of unanswered questions that no source contains, to be given the words that the sources use. */
export function SuggestedSynonyms({ agentId }: { agentId: string }) {
  const suggestions = useQuery(synonymSuggestionsQuery(agentId));
  if (!suggestions.data || suggestions.data.length === 0) return null;
  return (
    <Card isFlush>
      <div className="px-5 pb-4">
        <h2 className="font-semibold">Words that visitors use and your sources don’t</h2>
        <p className="mt-0.5 text-sm text-ink-secondary">
          From unanswered questions. Enter the word that your sources use instead, if there is one.
        </p>
      </div>
      <ul aria-label="Suggested synonyms" className="divide-y divide-line border-t border-line">
        {suggestions.data.map((suggestion) => (
          <Suggestion key={suggestion.word} agentId={agentId} suggestion={suggestion} />
        ))}
      </ul>
    </Card>
  );
}

interface SuggestionProps {
  agentId: string;
  suggestion: SynonymSuggestion;
}

function Suggestion({ agentId, suggestion }: SuggestionProps) {
  const { word, candidates, question, asked } = suggestion;
  const [own, setOwn] = useState(candidates[0] ?? '');
  const save = useChangeSynonyms(agentId);
  const words = readGroup(own);
  const add = () =>
    save.mutateAsync({ kind: 'add', group: [word, ...words] }).then(
      () => showToast.done('Synonyms added. They are used from the next question on.'),
      (error: unknown) => showToast.failed(describeError(error)),
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-3.5">
      <div className="min-w-0 flex-1 basis-56">
        <p dir="auto" className="text-sm font-semibold wrap-anywhere">
          {word}
        </p>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-secondary">
          {formatCount(asked, 'question')}, for example “<span dir="auto">{question}</span>”
        </p>
      </div>
      <form
        className="flex min-w-0 flex-1 basis-64 gap-2 sm:max-w-96"
        onSubmit={(event) => {
          event.preventDefault();
          if (words.length > 0) void add();
        }}
      >
        <TextInput
          aria-label={`Means the same as ${word}`}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          placeholder="Word in your sources"
          list={`near-${word}`}
          autoComplete="off"
        />
        <datalist id={`near-${word}`}>
          {candidates.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
        <Button type="submit" variant="secondary" isBusy={save.isPending} isDisabled={words.length === 0}>
          Add
        </Button>
      </form>
    </li>
  );
}
