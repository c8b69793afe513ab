const shownMs = 2_000;

/** `Copy as Markdown` copies what its link leads to; where a browser can't, the link is followed. */
export function copyMarkdown(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-copy-markdown]');
    if (!link || !navigator.clipboard || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // Next to its icon.
    const words = link.lastElementChild ?? link;
    const label = words.textContent;
    void fetch(link.href)
      .then((response) => response.text())
      .then((text) => navigator.clipboard.writeText(text))
      .then(
        () => {
          words.textContent = 'Copied';
          setTimeout(() => {
            words.textContent = label;
          }, shownMs);
        },
        () => location.assign(link.href),
      );
  });
}
