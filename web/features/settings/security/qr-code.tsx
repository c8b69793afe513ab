import { useMemo } from 'react';
import { encode } from 'uqr';

/** A QR code, dark on light in both themes: most cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 });
    const squares = code.data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size: code.size, path: squares.join('') };
  }, [text]);
  return (
    <div className="scheme-light-tokens rounded-md border border-line bg-surface p-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-44"
      >
        <path d={path} className="fill-ink" />
      </svg>
    </div>
  );
}
