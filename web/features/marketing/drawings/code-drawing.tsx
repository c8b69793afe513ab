import { Fragment } from 'react';
import { Drawing, DrawnWindow } from '#web/site/drawing.tsx';

interface CodeDrawingProps {
  label: string;
  title: string;
  /** One string per line. What is between ‹ and › is highlighted. */
  lines: readonly string[];
}

/** A piece of code with the important part in colour. */
export function CodeDrawing({ label, title, lines }: CodeDrawingProps) {
  return (
    <Drawing label={label}>
      <DrawnWindow title={title}>
        <div className="px-4 py-4 font-mono text-[0.6875rem] leading-5 sm:text-xs sm:leading-6 wrap-anywhere whitespace-pre-wrap sm:px-5">
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a constant text, line by line
            <div key={index}>
              {line === '' ? ' ' : null}
              {line.split(/[‹›]/).map((part, place) =>
                place % 2 === 1 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant line
                  <span key={place} className="font-semibold text-brand">
                    {part}
                  </span>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a constant line
                  <Fragment key={place}>{part}</Fragment>
                ),
              )}
            </div>
          ))}
        </div>
      </DrawnWindow>
    </Drawing>
  );
}
