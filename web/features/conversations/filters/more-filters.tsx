import { useQuery } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { Popover } from 'radix-ui';
import { outcomes as allOutcomes } from '#contract/conversations/conversations.ts';
import type { ConversationFilters as Filters } from '#web/console/conversations/conversations.queries.ts';
import { outcomes } from '#web/console/conversations/outcome-badge.tsx';
import { tagsQuery } from '#web/features/conversations/tags/tags.queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchInput } from '#web/ui/forms/search-input.tsx';
import { Select } from '#web/ui/forms/select.tsx';

interface MoreFiltersProps {
  filters: Filters;
  onFilter: (name: string, value: string) => void;
}

type FilterName = 'outcome' | 'read' | 'rating' | 'judgement' | 'lead' | 'channel' | 'resolution';

/** Filters that are one of a few words, each with the words for it. */
const filterChoices: readonly {
  name: FilterName;
  label: string;
  all: string;
  choices: [string, string][];
}[] = [
  {
    name: 'outcome',
    label: 'Outcome',
    all: 'Every outcome',
    choices: allOutcomes.map((outcome) => [outcome, outcomes[outcome].label]),
  },
  {
    name: 'read',
    label: 'Read',
    all: 'Read and unread',
    choices: [
      ['unread', 'Unread'],
      ['read', 'Read'],
    ],
  },
  {
    name: 'rating',
    label: 'Visitor’s rating',
    all: 'Any rating or none',
    choices: [
      ['positive', 'Helpful'],
      ['negative', 'Not helpful'],
    ],
  },
  {
    name: 'judgement',
    label: 'Your judgement',
    all: 'Any judgement or none',
    choices: [
      ['positive', 'Good answer'],
      ['negative', 'Bad answer'],
    ],
  },
  {
    name: 'resolution',
    label: 'Resolution',
    all: 'Every resolution',
    choices: [
      ['confirmed', 'Confirmed by the visitor'],
      ['assumed', 'Assumed'],
      ['abandoned', 'Abandoned'],
    ],
  },
  {
    name: 'lead',
    label: 'Contact details',
    all: 'With or without',
    choices: [
      ['with', 'With a lead'],
      ['without', 'Without a lead'],
    ],
  },
  {
    name: 'channel',
    label: 'Channel',
    all: 'All but previews',
    choices: [
      ['widget', 'On your website'],
      ['page', 'On its own page'],
      ['api', 'By API'],
      ['slack', 'In Slack'],
      ['preview', 'Preview'],
    ],
  },
];

/** How conversations ended and what else is known of them, with how many of these filters are set. */
export function MoreFilters({ filters, onFilter }: MoreFiltersProps) {
  const names = [...filterChoices.map(({ name }) => name), 'page', 'tagId'] as const;
  const set = names.filter((name) => filters[name]).length;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button
          variant="filter"
          data-set={set > 0 || undefined}
          title={set === 0 ? 'More filters' : undefined}
          className={set === 0 ? 'px-3!' : undefined}
        >
          <SlidersHorizontal aria-hidden />
          <span className={set === 0 ? 'sr-only' : undefined}>
            {set === 0 ? 'More filters' : `More filters (${set})`}
          </span>
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label="More filters"
          className="z-50 grid max-h-(--radix-popover-content-available-height) w-80 max-w-[calc(100vw-1rem)] animate-fade-in gap-3 overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-lg"
        >
          {filterChoices.map(({ name, label, all, choices }) => (
            <Field key={name} label={label}>
              {(control) => (
                <Select
                  {...control}
                  value={filters[name] ?? ''}
                  onChange={({ target }) => onFilter(name, target.value)}
                >
                  <option value="">{all}</option>
                  {choices.map(([value, text]) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ))}
          <TagField value={filters.tagId ?? ''} onFilter={onFilter} />
          <div>
            <p className="mb-1.5 text-sm font-semibold">Page</p>
            <SearchInput
              label="Part of its address"
              value={filters.page ?? ''}
              onSearch={(page) => onFilter('page', page)}
            />
          </div>
          {set > 0 && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => names.forEach((name) => void onFilter(name, ''))}
            >
              Clear these filters
            </Button>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function TagField({ value, onFilter }: { value: string; onFilter: MoreFiltersProps['onFilter'] }) {
  const tags = useQuery(tagsQuery());
  return (
    <Field label="Tag">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onFilter('tagId', target.value)}>
          <option value="">Every tag or none</option>
          {tags.data?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {value && tags.data?.every(({ id }) => id !== value) && (
            <option value={value}>A deleted tag</option>
          )}
        </Select>
      )}
    </Field>
  );
}
