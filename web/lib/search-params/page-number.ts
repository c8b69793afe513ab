/** The page of a list that its address names, from 0; the first where it names none. */
export function pageNumber(search: URLSearchParams): number {
  const page = search.get('page') ?? '';
  return /^\d{1,4}$/.test(page) ? Number(page) : 0;
}
