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
 * The three things most worth doing: of each kind the agent with most of it, the kinds in the order in which they cost
 * most when nothing is done. None where there is nothing.
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
