import { X } from 'lucide-react';
import type { ConversationFilters as Filters } from '#web/console/conversations/conversations.queries.ts';
import { dateFormat } from '#web/lib/viewer-locale.ts';

interface FigureFiltersProps {
  filters: Filters;
  onFilter: (name: string, value: string) => void;
}

/** 2023-01-01 was a Sunday. */
const nameWeekday = (weekday: string): string =>
  dateFormat({ weekday: 'long' }, false).format(new Date(2023, 0, 1 + Number(weekday)));
const writeHour = (hour: string): string =>
  dateFormat({ hour: 'numeric' }, false).format(new Date(2023, 0, 1, Number(hour)));

const withoutScheme = (address: string): string => address.replace(/^https?:\/\//, '');

type FigureFilter = 'language' | 'askedOn' | 'sourceId' | 'citedPage' | 'weekday' | 'hour' | 'askedLike';

/** Filters that come with a number of Analytics and are not chosen here, each with what it says. */
const described: Record<FigureFilter, (value: string) => string> = {
  language: (code) =>
    `Language: ${new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code}`,
  askedOn: (address) => `Page: ${withoutScheme(address)}`,
  sourceId: () => 'Answers from one source',
  citedPage: (address) => `Answers from ${withoutScheme(address)}`,
  weekday: (weekday) => `On ${nameWeekday(weekday)}`,
  hour: (hour) => `From ${writeHour(hour)}`,
  askedLike: () => 'Asked the same',
};

/** What else keeps the list short, each to be taken back. */
export function FigureFilters({ filters, onFilter }: FigureFiltersProps) {
  const names = (Object.keys(described) as (keyof typeof described)[]).filter((name) => filters[name]);
  if (names.length === 0) return null;
  return (
    <ul className="flex w-full flex-wrap gap-2">
      {names.map((name) => {
        const text = described[name](filters[name] ?? '');
        return (
          <li key={name} className="max-w-full">
            <button
              type="button"
              aria-label={`${text}: remove this filter`}
              onClick={() => onFilter(name, '')}
              className="inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-brand-soft px-3 text-sm font-medium text-on-brand-soft"
            >
              <span className="truncate">{text}</span>
              <X aria-hidden className="size-4 shrink-0" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
