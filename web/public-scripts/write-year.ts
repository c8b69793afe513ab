/** The year of the reader, which a page written at build time cannot know. */
export function writeYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('[data-year]')) {
    if (place.textContent !== year) place.textContent = year;
  }
}
