import { type ReactNode, useState } from 'react';

interface AsTableProps {
  /** What is in it; the table scrolls within itself. */
  label: string;
  /** Names of the columns. */
  heads: readonly string[];
  /** The first so many columns are words, the others figures. */
  words?: number;
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** What a chart shows, as a table that is opened below it. It is drawn once it is open: some have hundreds of rows. */
export function AsTable(props: AsTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="mt-4 text-sm" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer rounded-sm font-semibold text-brand">Show as a table</summary>
      {isOpen && <Rows {...props} />}
    </details>
  );
}

function Rows({ label, heads, words = 1, rows }: AsTableProps) {
  const lookOf = (index: number): string =>
    index < words ? 'pr-3 break-words' : 'pl-3 text-right tabular-nums';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within itself, so the keyboard must reach it
    <section aria-label={label} tabIndex={0} className="mt-3 max-h-80 overflow-auto">
      <table className="w-full">
        <thead>
          <tr className="text-left text-xs text-ink-secondary">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`py-1 font-semibold ${lookOf(index)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-t border-line">
              {heads.map((head, index) => (
                <td key={head} className={`py-1.5 ${lookOf(index)}`}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
