import type { Tracing } from '#server/ports/tracing.ts';

/**
 * The same port, each of whose calls that answer a promise is a span of its own, named for it: `pageFetcher.fetchPage`. All else
 * is as it was.
 */
export function traceCalls<Port extends object>(tracing: Tracing | null, name: string, port: Port): Port {
  if (tracing === null) return port;
  return new Proxy(port, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function' || typeof key !== 'string') return value;
      return (...given: unknown[]) => {
        const startedMs = performance.now();
        const answer: unknown = value.apply(target, given);
        if (!(answer instanceof Promise)) return answer;
        const note = (facts: Record<string, boolean>) =>
          tracing.record(`${name}.${key}`, facts, startedMs, performance.now());
        answer.then(
          () => note({}),
          () => note({ failed: true }),
        );
        return answer;
      };
    },
  });
}
