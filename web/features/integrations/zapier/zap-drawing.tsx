import { ArrowDown, Table2, UserRoundPlus } from 'lucide-react';

/** A lead that becomes a row of a table elsewhere. */
export function ZapDrawing() {
  return (
    <div className="mx-auto flex max-w-xs flex-col xl:max-w-none items-center gap-2 text-sm">
      <p className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-md">
        <UserRoundPlus className="size-5 text-brand" />
        <span>
          <span className="block font-semibold">New lead</span>
          <span className="block text-xs text-ink-secondary">Karla Stein, karla@example.com</span>
        </span>
      </p>
      <ArrowDown className="size-5 text-ink-secondary" />
      <p className="flex w-full items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-md">
        <Table2 className="size-5 text-ink-secondary" />
        <span>
          <span className="block font-semibold">A row in your table</span>
          <span className="block text-xs text-ink-secondary">Name, email, what was asked</span>
        </span>
      </p>
    </div>
  );
}
