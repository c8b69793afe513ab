import type { EmbeddingModel } from '#server/ports/embedding-model.ts';

/** 1.5 kB each. Suggested questions, and what everybody asks, come again and again. */
const mostRemembered = 2_000;
/** What is longer is hardly ever asked twice in the same words. */
const longestRemembered = 300;

/**
 * The same model, which computes the vector of a question once: those asked last are remembered, and one that is being
 * computed is waited for. Vectors are shared: nobody writes into them.
 */
export function rememberQuestions<Model extends EmbeddingModel>(model: Model): Model {
  const remembered = new Map<string, Promise<Float32Array | null>>();
  return {
    ...model,
    embedQuestion(text) {
      if (text.length > longestRemembered) return model.embedQuestion(text);
      const known = remembered.get(text);
      const vector = known ?? model.embedQuestion(text);
      // The last to be asked is the last to be forgotten.
      remembered.delete(text);
      remembered.set(text, vector);
      if (known === undefined) {
        void vector.then((computed) => {
          // It came too late: the next time it may not.
          if (computed === null && remembered.get(text) === vector) remembered.delete(text);
        });
        const [oldest] = remembered.keys();
        if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
      }
      return vector;
    },
  };
}
