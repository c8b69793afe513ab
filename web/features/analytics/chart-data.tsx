import { Download } from 'lucide-react';
import { Link, type To } from 'react-router';
import { formatNumber } from '#web/lib/format.ts';
import { saveCsv } from '#web/lib/save-csv.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';

export interface DataColumn<Row> {
  header: string;
  value: (row: Row) => string | number;
  /** Where the conversations behind the value are listed. */
  to?: (row: Row) => To | undefined;
}

interface ChartDataProps<Row> {
  /** What the chart shows; name of the table. */
  title: string;
  /** Name of the file, without its ending. */
  fileName: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
}

/** What a chart draws, as a table to unfold and as a file. */
export function ChartData<Row>({ title, fileName, columns, rows }: ChartDataProps<Row>) {
  const save = () =>
    saveCsv(
      fileName,
      columns.map(({ header }) => header),
      rows.map((row) => columns.map(({ value }) => value(row))),
    );
  const keys = new Map(rows.map((row, index) => [row, String(index)]));
  return (
    <details className="mt-4 text-sm [&>summary]:text-[0.8125rem]">
      <summary className="disclosure w-fit cursor-pointer rounded-sm text-ink-secondary hover:text-ink">
        Show as a table
      </summary>
      <button
        type="button"
        onClick={save}
        className="mt-3 inline-flex min-h-6 items-center gap-1.5 font-semibold text-brand underline-offset-4 hover:underline"
      >
        <Download aria-hidden className="size-4" />
        Download as CSV
      </button>
      <div className="-mx-5 mt-3 max-h-96 overflow-y-auto">
        <DataTable
          caption={title}
          columns={columns.map(({ header, value, to }, index) => ({
            header,
            isNumeric: index > 0,
            cell: (row: Row) => <Value value={value(row)} to={to?.(row)} />,
          }))}
          rows={rows}
          keyOf={(row) => keys.get(row) ?? ''}
        />
      </div>
    </details>
  );
}

function Value({ value, to }: { value: string | number; to: To | undefined }) {
  const text = typeof value === 'number' ? formatNumber(value) : value;
  return to === undefined || value === 0 ? (
    text
  ) : (
    <Link to={to} className="font-semibold text-brand underline-offset-4 hover:underline">
      {text}
    </Link>
  );
}
