const failedPages = /(?:^| )\d+ pages? could not be read\.$/;

/** The note of a website without the sentence about pages that failed, which may have changed since: see `describeFailed`. */
export function withoutFailed(note: string | null): string {
  return note?.replace(failedPages, '') ?? '';
}
