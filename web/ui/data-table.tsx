import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, digits of equal width. */
  isNumeric?: boolean;
  /** The header is for screen readers alone, as above buttons. */
  hidesHeader?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** Says what the table holds; read out, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** A table that scrolls within itself when it is wider than its place. */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      className="relative max-h-[70dvh] overflow-auto focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.header}
                scope="col"
                className={classNames(
                  'sticky top-0 z-10 border-y border-line bg-sunken px-5 py-2.5 text-left text-xs font-semibold whitespace-nowrap text-ink-secondary first:border-l-0',
                  column.isNumeric && 'text-right',
                )}
              >
                <span className={column.hidesHeader ? 'sr-only' : undefined}>{column.header}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-b-0 hover:bg-sunken/50">
              {columns.map((column) => (
                <td
                  key={column.header}
                  className={classNames(
                    'px-5 py-3 align-middle',
                    column.isNumeric && 'text-right whitespace-nowrap tabular-nums',
                    column.className,
                  )}
                >
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
