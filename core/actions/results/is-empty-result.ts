/** Whether a server has answered that it has nothing. */
export function isEmptyResult(result: unknown): boolean {
  if (result === undefined || result === null || result === '') return true;
  if (Array.isArray(result)) return result.every(isEmptyResult);
  return typeof result === 'object' && Object.keys(result).length === 0;
}
