import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface VirtualListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Of every row, in pixels at the usual size of text. */
  rowHeight: number;
  /** How many there are in all, with those that are not loaded yet. */
  total: number;
  /** There are more than `total`. */
  isMinimum?: boolean;
  /** Called when the end of what is loaded comes into sight. */
  onEnd: () => void;
  /** Below the last row, scrolled with the rows. */
  end?: ReactNode;
  className?: string;
  children: (item: Item, index: number) => ReactNode;
}

/** Rows before and after those in sight that are drawn too. */
const overscan = 8;

/** A list of rows of equal height that scrolls within itself, and of which only the part in sight is drawn. */
export function VirtualList<Item>({
  label,
  items,
  keyOf,
  rowHeight,
  total,
  isMinimum = false,
  onEnd,
  end,
  className,
  children,
}: VirtualListProps<Item>) {
  const pane = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => pane.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    overscan,
  });
  const drawn = rows.getVirtualItems();
  const last = drawn.at(-1)?.index ?? -1;
  const isAtEnd = items.length > 0 && last >= items.length - 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each longer list has an end of its own
  useEffect(() => {
    if (isAtEnd) onEnd();
  }, [isAtEnd, items.length]);

  return (
    <div ref={pane} className={classNames('relative overflow-y-auto', className)}>
      <ul aria-label={label} className="relative" style={{ height: rows.getTotalSize() }}>
        {drawn.map(({ index, key, start }) => (
          <li
            key={key}
            aria-setsize={isMinimum ? -1 : total}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0 overflow-hidden border-b border-line"
            style={{ height: rowHeight, transform: `translateY(${start}px)` }}
          >
            {children(items[index] as Item, index)}
          </li>
        ))}
      </ul>
      {end}
    </div>
  );
}
