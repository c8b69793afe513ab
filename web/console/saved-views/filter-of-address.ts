/** Search parameter of the view that a list was opened with. */
export const viewParameter = 'view';

/** The filters in the search part of an address, always in the same order, as they are saved with a view. */
export function filterOfAddress(search: URLSearchParams, names: readonly string[]): string {
  const filter = new URLSearchParams();
  for (const name of names.toSorted()) {
    const value = search.get(name);
    if (value) filter.set(name, value);
  }
  return filter.toString();
}
