import { createRandom } from '../../tests/create-random.ts';

/** An event of the storm: the number among all, and its place among those of its conversation, from 0. */
export interface StormEvent {
  number: number;
  key: string;
  place: number;
}

/** Which event a number stands for: conversations take turns. */
export function stormEvent(number: number, conversations: number): StormEvent {
  return {
    number,
    key: `cnv_storm${number % conversations}`,
    place: Math.floor(number / conversations),
  };
}

/** One of so many events, the same for each receiver, and spread without a pattern. */
export function isOneOf(number: number, among: number): boolean {
  return createRandom(number * 1_000 + among)(among) === 0;
}
