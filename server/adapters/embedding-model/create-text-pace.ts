/** How texts of sources give way to questions of visitors: both are computed one after another, and long texts take long. */
export interface TextPace {
  /** A question was asked. */
  noteQuestion(nowMs: number): void;
  /** A text has been computed. */
  noteText(tookMs: number, nowMs: number): void;
  /** How long the next text should wait; 0 when it may be computed now. */
  restMs(nowMs: number): number;
}

/** For so long after a question the next one is expected. */
const askedMs = 1_000;
/** Meanwhile texts take a twentieth of the time. */
const restShare = 19;
const longestRestMs = 1_000;

export function createTextPace(): TextPace {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let restUntilMs = Number.NEGATIVE_INFINITY;
  return {
    noteQuestion(nowMs) {
      askedAtMs = nowMs;
    },
    noteText(tookMs, nowMs) {
      restUntilMs = nowMs + Math.min(tookMs * restShare, longestRestMs);
    },
    restMs: (nowMs) => (nowMs - askedAtMs > askedMs ? 0 : Math.max(0, restUntilMs - nowMs)),
  };
}
