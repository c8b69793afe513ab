/** The current year, which a page generated at build time cannot know. */
export function writeYear(): void {
  const year = String(new Date().getFullYear());
  for (const place of document.querySelectorAll('[data-year]')) {
    if (place.textContent !== year) place.textContent = year;
  }
}
