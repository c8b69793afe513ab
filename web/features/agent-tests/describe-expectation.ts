import type { TestExpectation } from '#contract/agent-tests/agent-tests.schemas.ts';

/** What a test expects, as one line. */
export function describeExpectation(
  expectation: TestExpectation,
  titleOf: (sourceId: string) => string | undefined,
): string {
  switch (expectation.kind) {
    case 'contains':
      return `Must contain “${expectation.text}”`;
    case 'means':
      return `Must say: ${expectation.text}`;
    case 'page':
      return `Must come from ${expectation.url ?? titleOf(expectation.sourceId) ?? 'a source that was deleted'}`;
    case 'decline':
      return 'Must say that the agent doesn’t know';
  }
}
