import { questionMaximumLength } from '#contract/chat-archives/chat-archives.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';

/** A field for any other question about the made-up chats; `ask-demo.ts` handles the form. */
export function DemoQuestion() {
  return (
    <form
      data-demo-form
      // Outside a dialog this method sends nothing, so until the script loads, typed text just stays.
      method="dialog"
      noValidate
      className="mt-6 noscript:hidden"
    >
      <label htmlFor="demo-question" className="mb-1.5 block text-sm font-semibold">
        Your question
      </label>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 flex-1 basis-56">
          <TextInput
            id="demo-question"
            name="question"
            autoComplete="off"
            maxLength={questionMaximumLength}
            aria-describedby="demo-question-hint"
          />
        </div>
        <button type="submit" className={buttonStyle({})}>
          Ask
        </button>
      </div>
      <p id="demo-question-hint" className="mt-1.5 text-xs text-ink-secondary">
        In English. The answer comes from the same engine as that of your own chats.
      </p>
    </form>
  );
}
