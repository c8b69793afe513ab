// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is displayed as something else
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';

export interface Column<Row> {
  header: string;
  /** Drawn in place of the header's words, such as the box that selects all rows. */
  headerCell?: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures: right-aligned, digits of equal width. */
  isNumeric?: boolean;
  /** The header is for screen readers alone, as above buttons; on a card such a cell is at the top right, or below where it takes the whole width. */
  hidesHeader?: boolean;
  /** How much of a card's width it takes; a half when absent, a third for figures. */
  onCard?: 'whole' | 'half';
  /** Classes of a fixed place on a card, in its six columns: where cells may be empty, the others would move. */
  cardPlace?: string;
  /** Says by itself what it is: without its header on a card. */
  isPlain?: boolean;
  /** There is nothing to say of this row: on a card the cell is left to screen readers. */
  isEmpty?: (row: Row) => boolean;
  /** Left out of a table too narrow for all columns, so that the others, and the buttons of a row, need no scrolling. */
  isSpare?: boolean;
  className?: string;
}

interface DataTableProps<Row> {
  /** Says what is in the table; read out, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** More rows than these are drawn only while they are near the window. */
const longListRows = 60;

/**
 * A table; where its place is too narrow for columns, each row is drawn as a card with the first cell as its title. It
 * stays a table to screen readers: its roles are written out. Of a long list only the rows in sight are drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows } = props;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
      tabIndex={0}
      className="@container relative overflow-x-auto focus-visible:-outline-offset-2"
    >
      <table
        role="table"
        aria-rowcount={rows.length + 1}
        className="block w-full border-collapse text-sm @2xl:table"
      >
        <caption className="sr-only">{caption}</caption>
        <thead
          role="rowgroup"
          className="absolute size-px overflow-hidden [clip-path:inset(50%)] @2xl:static @2xl:table-header-group @2xl:size-auto @2xl:overflow-visible @2xl:[clip-path:none]"
        >
          <tr role="row" aria-rowindex={1}>
            {columns.map((column) => (
              <th
                key={column.header}
                role="columnheader"
                scope="col"
                className={classNames(
                  'border-y border-line bg-sunken px-3 py-2.5 text-left text-xs font-semibold whitespace-nowrap text-ink-secondary first:pl-5 last:pr-5 @5xl:px-4',
                  column.isNumeric && 'text-right',
                  column.isSpare && '@2xl:hidden @4xl:table-cell',
                )}
              >
                {column.headerCell ?? (
                  <span className={column.hidesHeader ? 'sr-only' : undefined}>{column.header}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > longListRows ? <LongBody {...props} /> : <ShortBody {...props} />}
      </table>
    </section>
  );
}

const bodyLook = 'block border-t border-line @2xl:table-row-group @2xl:border-t-0';

function ShortBody<Row>({ columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <tbody role="rowgroup" className={bodyLook}>
      {rows.map((row, index) => (
        <TableRow key={keyOf(row)} columns={columns} row={row} index={index} />
      ))}
    </tbody>
  );
}

/** As high as all rows, with those near the window in it. */
function LongBody<Row>({ columns, rows, keyOf }: DataTableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // What is above may have grown, such as by a bar of actions.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 53,
    overscan: 12,
    scrollMargin: top,
    getItemKey: (index) => keyOf(rows[index] as Row),
  });
  const drawn = virtualizer.getVirtualItems();
  const above = (drawn[0]?.start ?? top) - top;
  const below = top + virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? top);
  return (
    <tbody ref={body} role="rowgroup" className={bodyLook}>
      <Gap height={above} />
      {drawn.map(({ key, index }) => (
        <TableRow
          key={key as string}
          columns={columns}
          row={rows[index] as Row}
          index={index}
          measure={virtualizer.measureElement}
        />
      ))}
      <Gap height={below} />
    </tbody>
  );
}

/** The place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden className="block @2xl:table-row" style={{ height }} /> : null;
}

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
  index: number;
  measure?: Ref<HTMLTableRowElement>;
}

function TableRow<Row>({ columns, row, index, measure }: TableRowProps<Row>) {
  return (
    <tr
      ref={measure}
      data-index={index}
      role="row"
      aria-rowindex={index + 2}
      className="relative grid grid-cols-6 gap-x-4 gap-y-2.5 border-b border-line px-5 py-3.5 last:border-b-0 hover:bg-sunken/50 @2xl:table-row"
    >
      {columns.map((column) => (
        <td
          key={column.header}
          role="cell"
          className={classNames(
            'min-w-0 @2xl:px-3 @2xl:py-3 @2xl:align-middle @2xl:first:pl-5 @2xl:last:pr-5 @5xl:px-4',
            column.isSpare ? '@2xl:hidden @4xl:table-cell' : '@2xl:table-cell',
            placeOnCard(column, columns),
            column.isEmpty?.(row) && '@max-2xl:sr-only',
            column.isNumeric && 'tabular-nums @2xl:text-right @2xl:whitespace-nowrap',
            column.className,
          )}
        >
          {column !== titleOf(columns) && !column.hidesHeader && !column.isPlain && (
            <span aria-hidden className="block text-xs text-ink-secondary @2xl:hidden">
              {column.header}
            </span>
          )}
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

/** The column that is a card's title: the first with a header that is seen. */
const titleOf = <Row,>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ hidesHeader }) => !hidesHeader);

const isInCorner = <Row,>({ hidesHeader, onCard }: Column<Row>): boolean =>
  hidesHeader === true && onCard !== 'whole';

function placeOnCard<Row>(column: Column<Row>, columns: readonly Column<Row>[]): string {
  if (column.cardPlace) return column.cardPlace;
  if (isInCorner(column)) return 'absolute top-1.5 right-3 @2xl:static';
  if (column === titleOf(columns)) {
    const hasCorner = columns.some(isInCorner);
    return classNames('col-span-6 font-medium @2xl:font-normal', hasCorner && 'pr-10');
  }
  if (column.onCard === 'whole') return 'col-span-6';
  return column.isNumeric && column.onCard !== 'half' ? 'col-span-2' : 'col-span-3';
}
