/**
 * How often each chat has each term, as bytes. All are whole numbers of seven bits a byte, of which the last has its first bit
 * set: for each chat its number, how many terms it has, and for each of these the step from the one before, and its times.
 * @param chats by the number of the chat, the times of terms by their place in the list of all
 */
export function packCounts(chats: ReadonlyMap<number, ReadonlyMap<number, number>>): Uint8Array {
  const bytes: number[] = [];
  const push = (value: number): void => {
    let left = value;
    for (; left >= 0x80; left = Math.floor(left / 0x80)) bytes.push(left % 0x80);
    bytes.push(left + 0x80);
  };
  for (const [chat, counts] of chats) {
    push(chat);
    push(counts.size);
    let before = 0;
    for (const [place, times] of [...counts].toSorted(([one], [other]) => one - other)) {
      push(place - before);
      push(times);
      before = place;
    }
  }
  return Uint8Array.from(bytes);
}
