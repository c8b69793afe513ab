/** What an owner can do after a week, each with how many conversations or questions are behind it. */
export const adviceKinds = [
  'open-requests',
  'unanswered',
  'thumbs-down',
  'abandoned',
  'partly-answered',
] as const;
export type AdviceKind = (typeof adviceKinds)[number];

export interface Advice {
  kind: AdviceKind;
  agentId: string;
  agentName: string;
  count: number;
}

const mostAdvice = 3;

/**
 * The three things most worth doing. Of each kind, the agent with the most cases; the kinds in order of how much harm
 * they do when nothing is done. Empty when there is nothing to do.
 */
export function chooseAdvice(found: readonly Advice[]): Advice[] {
  return adviceKinds
    .flatMap((kind) => {
      const [most] = found
        .filter((each) => each.kind === kind && each.count > 0)
        .toSorted((one, other) => other.count - one.count || (one.agentId < other.agentId ? -1 : 1));
      return most ? [most] : [];
    })
    .slice(0, mostAdvice);
}
