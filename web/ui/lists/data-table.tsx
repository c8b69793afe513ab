// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is displayed as something else
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, digits of equal width. */
  isNumeric?: boolean;
  /** The header is for screen readers alone, as above buttons; on a card such a cell is at the top right. */
  hidesHeader?: boolean;
  /** How much of a card's width it takes; a half when absent, a third for figures. */
  onCard?: 'whole' | 'half';
  className?: string;
}

interface DataTableProps<Row> {
  /** Says what the table holds; read out, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * A table; where its place is too narrow for columns, each row is drawn as a card with the first cell as its title. It
 * stays a table to screen readers: its roles are written out.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      className="@container relative overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table role="table" className="block w-full border-collapse text-sm @2xl:table">
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="absolute size-px overflow-hidden [clip-path:inset(50%)] @2xl:static @2xl:table-header-group @2xl:size-auto @2xl:overflow-visible @2xl:[clip-path:none]"
        >
          <tr role="row">
            {columns.map((column) => (
              <th
                key={column.header}
                role="columnheader"
                scope="col"
                className={classNames(
                  'border-y border-line bg-sunken px-3 py-2.5 text-left text-xs font-semibold whitespace-nowrap text-ink-secondary first:pl-5 last:pr-5 @4xl:px-4',
                  column.isNumeric && 'text-right',
                )}
              >
                <span className={column.hidesHeader ? 'sr-only' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-t border-line @2xl:table-row-group @2xl:border-t-0">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className="relative grid grid-cols-6 gap-x-4 gap-y-2.5 border-b border-line px-5 py-3.5 last:border-b-0 hover:bg-sunken/50 @2xl:table-row"
            >
              {columns.map((column, index) => (
                <td
                  key={column.header}
                  role="cell"
                  className={classNames(
                    'min-w-0 @2xl:table-cell @2xl:px-3 @2xl:py-3 @2xl:align-middle @2xl:first:pl-5 @2xl:last:pr-5 @4xl:px-4',
                    placeOnCard(column, index, columns),
                    column.isNumeric && 'tabular-nums @2xl:text-right @2xl:whitespace-nowrap',
                    column.className,
                  )}
                >
                  {index > 0 && !column.hidesHeader && (
                    <span aria-hidden className="block text-xs text-ink-secondary @2xl:hidden">
                      {column.header}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function placeOnCard<Row>(column: Column<Row>, index: number, columns: readonly Column<Row>[]): string {
  if (column.hidesHeader) return 'absolute top-1.5 right-3 @2xl:static';
  if (index === 0) {
    const hasCorner = columns.some(({ hidesHeader }) => hidesHeader);
    return classNames('col-span-6 font-medium @2xl:font-normal', hasCorner && 'pr-10');
  }
  if (column.onCard === 'whole') return 'col-span-6';
  return column.isNumeric && column.onCard !== 'half' ? 'col-span-2' : 'col-span-3';
}
