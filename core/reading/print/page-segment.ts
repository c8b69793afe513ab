import type { PageLine } from './page-line.ts';

/** A stretch of one line without a wide gap. */
export interface PageSegment extends PageLine {
  end: number;
}
