/** SQL for the number of the advisory lock that a job's worker holds while it runs. `id` is an SQL expression. */
export function lockKey(id: string): string {
  return `hashtextextended(${id}, 4711)`;
}
