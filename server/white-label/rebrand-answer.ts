import { labelStore } from './label-store.ts';
import { rebrandText } from './rebrand-text.ts';

/** An answer that the product itself has written, such as its documentation, in the words of the host that it is given under. */
export function rebrandAnswer<Answer>(answer: Answer): Answer {
  const label = labelStore.getStore() ?? null;
  return label === null ? answer : (JSON.parse(rebrandText(JSON.stringify(answer), label)) as Answer);
}
