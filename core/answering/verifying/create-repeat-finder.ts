import { repeatsItself } from './repeats-itself.ts';

/**
 * Tells of each sentence of an answer, in their order, whether it says again what was said: the same sentence, the same
 * within one, or a shorter form of what a model got stuck in. `plain` is the sentence as `plainText` gives it.
 */
export function createRepeatFinder(): (sentence: string, plain: string) => boolean {
  const said = new Set<string>();
  const stuck: string[] = [];
  return (sentence, plain) => {
    if (repeatsItself(sentence)) {
      stuck.push(plain);
      return true;
    }
    if (plain === '') return false;
    const isSaid = said.has(plain) && !/^\d+$/u.test(plain);
    said.add(plain);
    return isSaid || stuck.some((text) => ` ${text} `.includes(` ${plain} `));
  };
}
