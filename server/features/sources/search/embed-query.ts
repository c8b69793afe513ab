import { detectLanguage } from '#core/language/detect-language.ts';
import { CONTEXT_SEPARATOR } from '#core/searching/ranking/analyse-query.ts';
import type { QueryMeaning } from '#core/searching/ranking/search-passages.ts';
import type { Services } from '#server/context.ts';

/**
 * What a query means, by the model that an index's vectors are of; undefined where the words must do: in a language that
 * the model does not know, or when the vector is not there in time.
 * @param query as `composeQuery` makes it
 */
export async function embedQuery(
  { embeddingModels }: Pick<Services, 'embeddingModels'>,
  modelId: string | null,
  query: string,
): Promise<QueryMeaning | undefined> {
  const model = modelId === null ? null : embeddingModels.find(modelId);
  if (model === null) return undefined;
  const { languages, isFitted } = model;
  const text = query.replaceAll(CONTEXT_SEPARATOR, '\n');
  if (languages !== null && !languages.includes(detectLanguage(text, languages[0] ?? ''))) return undefined;
  const vector = await model.embedQuestion(text);
  return vector === null ? undefined : { vector, languages, isFitted };
}
