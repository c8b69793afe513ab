/** The same function, of which at most so many run at once; calls that come meanwhile wait, and start in the order in which they came. */
export function limitStatements<Words extends unknown[], Result>(
  most: number,
  run: (...words: Words) => Promise<Result>,
): (...words: Words) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (...words) => {
    // A statement that ends hands its place on, so that none that comes in between can take it.
    if (running < most) running += 1;
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await run(...words);
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
