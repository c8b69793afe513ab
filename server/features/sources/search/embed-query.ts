import { detectLanguage } from '#core/language/detect-language.ts';
import type { SearchIndex } from '#core/searching/index/create-search-index.ts';
import { addRelatedWords } from '#core/searching/meaning/add-related-words.ts';
import { expectAnswer } from '#core/searching/meaning/common-questions/expect-answer.ts';
import { meanVector } from '#core/searching/meaning/mean-vector.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/ranking/analyse-query.ts';
import type { QueryMeaning } from '#core/searching/ranking/search-passages.ts';
import type { Services } from '#server/context.ts';

/**
 * What a query means, by the model that an index's vectors are of, in its own words and in those that the sources use
 * for them; undefined where the words must do: in a language that
 * the model does not know, or when the vector is not there in time.
 * @param query as `composeQuery` makes it
 */
export async function embedQuery(
  { embeddingModels }: Pick<Services, 'embeddingModels'>,
  { model: modelId, index }: { model: string | null; index: SearchIndex },
  query: string,
): Promise<QueryMeaning | undefined> {
  const model = modelId === null ? null : embeddingModels.find(modelId);
  if (model === null) return undefined;
  const { languages, isFitted } = model;
  const text = query.replaceAll(CONTEXT_SEPARATOR, '\n');
  if (languages !== null && !languages.includes(detectLanguage(text, languages[0] ?? ''))) return undefined;
  // Other people's models are paid for each text, and know more words.
  const inTheirWords = isFitted ? addRelatedWords(index, text) : null;
  const [own, other] = await Promise.all([
    model.embedQuestion(text),
    inTheirWords === null ? null : model.embedQuestion(inTheirWords),
  ]);
  if (own === null) return undefined;
  const expectation = model.common ? expectAnswer(own, model.common) : null;
  return { vector: other === null ? own : meanVector(own, other), languages, isFitted, expectation };
}
