/** A text with each place of the words that were searched for marked. */
export function MarkedText({ text, words }: { text: string; words: string }) {
  if (words === '') return text;
  const found = new RegExp(words.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi');
  const parts: { text: string; isFound: boolean; at: number }[] = [];
  let end = 0;
  for (const match of text.matchAll(found)) {
    parts.push({ text: text.slice(end, match.index), isFound: false, at: end });
    parts.push({ text: match[0], isFound: true, at: match.index });
    end = match.index + match[0].length;
  }
  parts.push({ text: text.slice(end), isFound: false, at: end });
  return parts.map((part) =>
    part.isFound ? (
      <mark key={`found-${part.at}`} className="rounded-sm bg-brand-soft text-on-brand-soft">
        {part.text}
      </mark>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  );
}
