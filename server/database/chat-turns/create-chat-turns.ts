export interface ChatTurns {
  /** Runs a statement when it is its turn. What stores a question comes before what stores an answer. */
  take<Result>(kind: 'question' | 'answer', run: () => Promise<Result>): Promise<Result>;
  /** How many wait for their turn. */
  readonly waiting: number;
}

interface Waiting {
  sinceMs: number;
  start(): void;
}

/** So long an answer lets questions go first: with no end of them it would never be stored. */
const patienceMs = 250;

/**
 * Lets `most` statements of chats run at once. More only wait for one another in the database, which costs it time. A question
 * comes first, as its visitor has seen nothing yet, and an answer has been read when it is stored.
 */
export function createChatTurns(most: number, nowMs: () => number = () => performance.now()): ChatTurns {
  let running = 0;
  const questions: Waiting[] = [];
  const answers: Waiting[] = [];
  const takeNext = (): Waiting | undefined => {
    const isAnswerDue = answers[0] !== undefined && nowMs() - answers[0].sinceMs > patienceMs;
    return (isAnswerDue ? undefined : questions.shift()) ?? answers.shift();
  };
  return {
    async take(kind, run) {
      // A statement that ends hands its turn on, so that none that comes in between can take it.
      if (running < most) running += 1;
      else
        await new Promise<void>((start) =>
          (kind === 'question' ? questions : answers).push({ sinceMs: nowMs(), start }),
        );
      try {
        return await run();
      } finally {
        const next = takeNext();
        if (next === undefined) running -= 1;
        else next.start();
      }
    },
    get waiting() {
      return questions.length + answers.length;
    },
  };
}
