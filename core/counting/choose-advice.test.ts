import { expect, test } from 'vitest';
import { type Advice, type AdviceKind, chooseAdvice } from './choose-advice.ts';

const advice = (kind: AdviceKind, agentId: string, count: number): Advice => ({
  kind,
  agentId,
  agentName: `Agent ${agentId}`,
  count,
});

test.each<[string, Advice[], [AdviceKind, string][]]>([
  ['nothing', [], []],
  ['nothing to count', [advice('unanswered', 'a', 0)], []],
  [
    'the agent with most of a kind',
    [advice('unanswered', 'a', 2), advice('unanswered', 'b', 3)],
    [['unanswered', 'b']],
  ],
  [
    'three kinds, what costs most first',
    [
      advice('partly-answered', 'a', 90),
      advice('abandoned', 'a', 50),
      advice('thumbs-down', 'a', 9),
      advice('unanswered', 'b', 4),
      advice('open-requests', 'c', 1),
    ],
    [
      ['open-requests', 'c'],
      ['unanswered', 'b'],
      ['thumbs-down', 'a'],
    ],
  ],
  [
    'the first of two agents with as many',
    [advice('abandoned', 'b', 1), advice('abandoned', 'a', 1)],
    [['abandoned', 'a']],
  ],
])('chooses %s', (_name, found, expected) => {
  expect(chooseAdvice(found).map(({ kind, agentId }) => [kind, agentId])).toEqual(expected);
});
