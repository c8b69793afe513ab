import { useEffect, useId, useState } from 'react';
import { conversationGap } from '#contract/chat-figures/chat-figures.ts';
import type { FigureFilters } from '#web/features/chatgenie/app/archives.queries.ts';
import { useArchive } from '#web/features/chatgenie/app/use-archive.ts';
import { useSearchFilters } from '#web/lib/search-params/use-search-filters.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { formatSpan } from './format-span.ts';

const waitMs = 250;

/**
 * Which chat figures are of, and after how much silence a conversation starts.
 * @param hasGap whether the figures depend on that silence
 */
export function FigureControls({ filters, hasGap }: { filters: FigureFilters; hasGap: boolean }) {
  const { chatList } = useArchive();
  const { setFilter } = useSearchFilters();
  if (chatList.length <= 1 && !hasGap) return null;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      {chatList.length > 1 && (
        <Field label="Chat" className="min-w-0 flex-1 basis-56 sm:max-w-80">
          {(control) => (
            <Select
              {...control}
              value={filters.chatId ?? ''}
              onChange={(event) => setFilter('chat', event.target.value)}
            >
              <option value="">All chats</option>
              {chatList.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {hasGap && (
        <GapSlider
          minutes={filters.gapMinutes ?? conversationGap.default}
          onChange={(gap) => setFilter('gap', String(gap))}
        />
      )}
    </div>
  );
}

function GapSlider({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const id = useId();
  const [value, setValue] = useState(minutes);
  useEffect(() => setValue(minutes), [minutes]);
  useEffect(() => {
    if (value === minutes) return;
    const timer = setTimeout(() => onChange(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, minutes, onChange]);
  return (
    <div className="min-w-0 flex-1 basis-56 sm:ml-auto sm:max-w-80">
      <label htmlFor={id} className="block text-sm text-ink-secondary">
        A new conversation starts after {formatSpan(value * 60_000)} of silence
      </label>
      <input
        id={id}
        type="range"
        min={conversationGap.minimum}
        max={conversationGap.maximum}
        step={30}
        value={value}
        aria-valuetext={formatSpan(value * 60_000)}
        onChange={(event) => setValue(event.target.valueAsNumber)}
        className="h-8 w-full accent-brand"
      />
    </div>
  );
}
