/** Small counts tell much about single days and people: below ten they are not given exactly. */
const exactFrom = 10;

/** A number of things in words, such as `1,204 messages`. */
export function countRoughly(count: number, noun: string): string {
  return count < exactFrom ? `fewer than ${exactFrom} ${noun}s` : `${count.toLocaleString('en')} ${noun}s`;
}
