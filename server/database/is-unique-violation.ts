/** Did a statement fail because a row with the same value exists? The code is that of PostgreSQL. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null) return false;
  return (
    'code' in cause && cause.code === '23505' && 'constraint' in cause && cause.constraint === constraint
  );
}
