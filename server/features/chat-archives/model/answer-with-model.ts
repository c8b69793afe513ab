import type { ArchiveMessage } from '#contract/chat-archives/chat-archives.schemas.ts';
import type { SourcePassage } from '#core/answering/verifying/statement.ts';
import { archiveTools } from '#core/chat-archives/asking/with-model/archive-tools.ts';
import { checkWording } from '#core/chat-archives/asking/with-model/check-wording.ts';
import { composeArchivePrompt } from '#core/chat-archives/asking/with-model/compose-archive-prompt.ts';
import { notInMessages } from '#core/chat-archives/asking/with-model/not-in-messages.ts';
import { type NamedPerson, readToolCall } from '#core/chat-archives/asking/with-model/read-tool-call.ts';
import { longestResult, resultPassage } from '#core/chat-archives/asking/with-model/result-passage.ts';
import type { Services } from '#server/context.ts';
import type { Asked } from '#server/features/chat-archives/asking/asked.ts';
import { describeDay } from '#server/features/chat-archives/asking/describe-day.ts';
import type { QuestionAnswer } from '#server/features/chat-archives/asking/run-question.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type ModelUsage,
  type ToolCallPart,
} from '#server/ports/language-model.ts';
import { type LookUp, lookUp } from './look-up.ts';
import { storeModelUse } from './store-model-use.ts';

/** How often a model may look something up before it has to answer, and how much at once. */
const mostRounds = 3;
const mostCalls = 4;
const maxOutputTokens = 700;
const mostQuotes = 8;

interface ModelQuestion {
  question: string;
  today: string;
  /** All names by which people can be asked for. */
  named: readonly NamedPerson[];
  signal: AbortSignal;
}

/**
 * Has a model choose what is looked up in an archive and word the result. Figures are those of the queries, quotes are stored
 * messages, and what neither says is left out. Null where the model does not answer or looks nothing up: then rules read the
 * question.
 */
export async function answerWithModel(
  services: Services,
  model: LanguageModel,
  asked: Asked,
  given: ModelQuestion,
): Promise<(QuestionAnswer & { readAs: string }) | null> {
  const found: LookUp[] = [];
  const used: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  try {
    for (let round = 0; ; round += 1) {
      const hasTools = round < mostRounds;
      const passages = passagesOf(asked, found);
      const { text, calls } = await askOnce(model, used, {
        ...composeArchivePrompt({
          question: given.question,
          today: given.today,
          people: [...asked.names.values()],
          results: passages.map((passage) => passage.text),
          hasTools,
        }),
        maxOutputTokens,
        signal: given.signal,
        ...(hasTools ? { tools: archiveTools } : {}),
      });
      const wanted = calls
        .map((call) => readToolCall(call, given.named))
        .filter((call) => call !== null)
        .slice(0, mostCalls);
      if (wanted.length === 0 || !hasTools) return wordAnswer(given.question, { found, passages, text });
      for (const call of wanted) found.push(...(await lookUp(services, asked, call)));
    }
  } catch (error) {
    if (!LanguageModelError.isInstance(error)) throw error;
    given.signal.throwIfAborted();
    services.log.warn({ err: error }, 'a model did not answer a question about chats');
    return null;
  } finally {
    // Also where nothing of it is shown: it was paid for.
    await storeModelUse(services, model.id, used);
  }
}

/** @param used what the model counted is added to it */
async function askOnce(
  model: LanguageModel,
  used: ModelUsage,
  request: Parameters<LanguageModel['streamAnswer']>[0],
): Promise<{ text: string; calls: ToolCallPart[] }> {
  let text = '';
  const calls: ToolCallPart[] = [];
  for await (const part of model.streamAnswer(request)) {
    if (part.type === 'text-delta') text += part.text;
    else if (part.type === 'tool-call') calls.push(part);
    else {
      used.inputTokens += part.usage?.inputTokens ?? 0;
      used.outputTokens += part.usage?.outputTokens ?? 0;
    }
  }
  return { text, calls };
}

/** Each figure and each message as a passage of its own; a message found twice is one. */
function passagesOf({ zone }: Asked, found: readonly LookUp[]): SourcePassage[] {
  const dayOf = describeDay(zone);
  const passages = new Map<string, string>();
  for (const [at, { readAs, text, messages }] of found.entries()) {
    passages.set(`result ${at}`, `${readAs}: ${text}`);
    for (const message of messages)
      passages.set(
        messageId(message),
        `On ${dayOf(message)} ${message.personName ?? 'somebody'} wrote: ${message.text || 'a file without text'}`,
      );
  }
  return [...passages].map(([id, text]) => resultPassage(id, text));
}

const messageId = ({ number }: ArchiveMessage): string => `message ${number}`;

function wordAnswer(
  question: string,
  { found, passages, text }: { found: LookUp[]; passages: readonly SourcePassage[]; text: string },
): (QuestionAnswer & { readAs: string }) | null {
  const [first] = found;
  if (first === undefined) return null;
  const readAs = found.map((each) => each.readAs).join('; ');
  const total = Math.max(...found.map((each) => each.total));
  const messages = new Map(
    found.flatMap((each) => each.messages.map((message) => [messageId(message), message])),
  );
  const nothing = { outcome: 'nothing' as const, text: notInMessages, quotes: [], total: 0, readAs };
  if (total === 0) return nothing;
  const texts = [...messages.values()].map((message) => message.text.slice(0, longestResult));
  const results = found.map((each) => `${each.readAs}: ${each.text}`);
  const wording = checkWording(text, { question, passages, texts, results });
  if (wording.text === '' && wording.isDeclined) return nothing;
  const used = wording.basedOn.flatMap((id) => messages.get(id) ?? []);
  const quotes = (used.length > 0 ? used : first.messages).slice(0, mostQuotes);
  // Where nothing of what it wrote holds, the figures say it in our own words.
  return {
    outcome: 'answered',
    text: wording.text || found.map((each) => each.text).join(' '),
    quotes,
    total,
    readAs,
  };
}
