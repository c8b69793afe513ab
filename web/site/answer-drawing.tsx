import { Drawing } from './drawing.tsx';
import { ChatAnswer, ChatHead, drawnChatStyle, QuotedSentence } from './drawn-chat.tsx';

/** A question, its answer, and the cited passage, as the chat shows them. */
export function AnswerDrawing() {
  return (
    <Drawing label="A chat: a visitor asks whether an engraved bell can be returned. The agent answers from the returns page and quotes it.">
      <div className={`${drawnChatStyle} border border-line border-t-3 border-t-brand`}>
        <ChatHead name="Fernwood Cycles" text="Answers from our own pages" />
        <ChatAnswer
          question="Can I send back a bell with my name on it?"
          answer="Engraved parts are made for you and cannot be returned, unless they arrive damaged."
          source="Returns › Made to order"
        >
          <QuotedSentence before="Ask before we begin if you are not sure about a colour.">
            Engraved parts are made for you and cannot be returned, unless they arrive damaged.
          </QuotedSentence>
        </ChatAnswer>
        <div className="mx-4 mb-5 rounded-[24px] border border-line-strong px-4 py-3 text-ink-secondary sm:mx-6">
          Ask me anything...
        </div>
      </div>
    </Drawing>
  );
}
