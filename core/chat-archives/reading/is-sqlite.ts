const mark = 'SQLite format 3\0';

/** Whether bytes begin as a SQLite database does. */
export function isSqlite(bytes: Uint8Array): boolean {
  return (
    bytes.length >= 100 && Array.from(mark).every((letter, index) => bytes[index] === letter.charCodeAt(0))
  );
}
