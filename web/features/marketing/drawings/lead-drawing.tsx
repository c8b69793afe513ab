import { Drawing } from '#web/site/drawing.tsx';

/** The agent has no answer and asks for contact details. */
export function LeadDrawing() {
  return (
    <Drawing label="A chat in which the agent has no answer and shows a short form for name and email, both filled in.">
      <div className="mx-auto max-w-md space-y-4 rounded-lg border border-line bg-surface p-5 shadow-lg sm:p-6">
        <p className="ml-auto w-fit max-w-[85%] rounded-lg rounded-br-sm bg-brand px-4 py-2.5 text-on-brand">
          Could you paint one in our club’s colours?
        </p>
        <p className="w-fit max-w-[92%] rounded-lg rounded-bl-sm bg-sunken px-4 py-3">
          I couldn’t find that on our pages. Leave your details and someone will get back to you.
        </p>
        <div className="rounded-md border border-line px-4 py-4">
          <p className="text-xs font-semibold">Name</p>
          <p className="mt-1 rounded-md border border-line-strong px-3 py-2 text-sm">Robin</p>
          <p className="mt-3 text-xs font-semibold">Email</p>
          <p className="mt-1 rounded-md border border-line-strong px-3 py-2 text-sm">robin@club.example</p>
          <p className="mt-4 rounded-md bg-brand px-4 py-2.5 text-center text-sm font-semibold text-on-brand">
            Send
          </p>
        </div>
      </div>
    </Drawing>
  );
}
