/** Code to copy, wrapped so that it never widens the page. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text field cannot wrap to the height of its text
    <div
      role="textbox"
      aria-readonly
      aria-multiline
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-md border border-line bg-sunken px-4 py-3 font-mono text-xs leading-relaxed wrap-anywhere whitespace-pre-wrap select-all"
    >
      {code}
    </div>
  );
}
