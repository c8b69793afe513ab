const arrow =
  'inline-flex size-8 items-center justify-center rounded-md text-ink-secondary hover:bg-sunken hover:text-ink';

/** Our look for the parts of react-day-picker. */
export const calendarStyle = {
  months: 'relative',
  month_caption: 'flex h-8 items-center justify-center text-sm font-semibold',
  nav: 'absolute inset-x-0 top-0 flex justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'mt-2 border-collapse',
  weekday: 'size-9 text-xs font-medium text-ink-secondary',
  day: 'size-9 p-0 text-center text-sm',
  day_button: 'size-9 rounded-md tabular-nums hover:bg-sunken',
  today: 'font-bold text-brand',
  outside: 'text-ink-secondary',
  range_start:
    'rounded-l-md bg-brand-soft [&>button]:bg-brand [&>button]:text-on-brand [&>button]:hover:bg-brand-hover',
  range_end:
    'rounded-r-md bg-brand-soft [&>button]:bg-brand [&>button]:text-on-brand [&>button]:hover:bg-brand-hover',
  range_middle: 'bg-brand-soft text-on-brand-soft',
};
