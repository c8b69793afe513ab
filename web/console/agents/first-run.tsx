import { Link, useNavigate } from 'react-router';
import { paths } from '#contract/page-addresses.ts';
import { describeError } from '#web/lib/call-error.ts';
import { AnswerDrawing } from '#web/site/answer-drawing.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import type { FieldErrors } from '#web/ui/forms/use-problems.ts';
import { WebAddressInput } from '#web/ui/forms/web-address-input.tsx';
import { linkLook } from '#web/ui/link-look.ts';
import { showToast } from '#web/ui/overlays/toast.tsx';
import { useAddSampleAgent } from './agents.queries.ts';

/** For a workspace without agents: one field and one button. The other ways to begin are below, as links. */
export function FirstRun() {
  const add = useAddSampleAgent();
  const navigate = useNavigate();
  const form = useForm({
    read: (data) => String(data.get('url') ?? '').trim(),
    check: (url): FieldErrors => (url ? {} : { url: 'Enter the address of your website.' }),
    send: async (url) => navigate(paths.createAgent, { state: { url } }),
  });
  const addSample = async () => {
    try {
      const { id } = await add.mutateAsync();
      await navigate(paths.viewAgent(id));
    } catch (error) {
      showToast.failed(describeError(error));
    }
  };
  return (
    <section
      aria-labelledby="first-run"
      className="grid items-center gap-x-12 rounded-lg border border-line bg-surface px-6 py-8 shadow-md sm:px-12 sm:py-10 lg:grid-cols-[minmax(0,1fr)_24rem]"
    >
      <div>
        <h2 id="first-run" className="font-display text-2xl font-semibold tracking-tight text-balance">
          What is the address of your website?
        </h2>
        <p className="mt-2 max-w-xl text-ink-secondary">
          Your agent reads its pages and answers from them. You can ask it the first question in about a
          minute.
        </p>
        <form {...form.props} className="mt-6 max-w-xl">
          <Field label="Website address" error={form.errors.url}>
            {(field) => <WebAddressInput {...field} />}
          </Field>
          <Button type="submit" size="lg" className="mt-4 w-full sm:w-auto">
            Create my agent
          </Button>
        </form>
        <p className="mt-6 text-sm text-ink-secondary">
          No website at hand?{' '}
          <Link to={`${paths.createAgent}?from=text`} className={linkLook}>
            Paste a few paragraphs
          </Link>{' '}
          or{' '}
          <button type="button" aria-busy={add.isPending} onClick={addSample} className={linkLook}>
            look around in a sample agent
          </button>
          .
        </p>
      </div>
      <div className="text-sm max-lg:hidden">
        <AnswerDrawing />
      </div>
    </section>
  );
}
