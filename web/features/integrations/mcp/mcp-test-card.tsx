import { Link } from 'react-router';
import type { McpTest } from '#contract/mcp/mcp.schemas.ts';
import { paths } from '#contract/page-addresses.ts';
import { CallFailure } from '#web/console/plans/call-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { refuseEmpty } from '#web/ui/forms/refuse-empty.ts';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { useForm } from '#web/ui/forms/use-form.ts';
import { linkLook } from '#web/ui/link-look.ts';
import { Notice } from '#web/ui/notice.tsx';
import { useTestMcpServer } from './mcp.queries.ts';

const longestQuery = 500;

/** Connects as a client does, and shows what came back. */
export function McpTestCard({ agentId }: { agentId: string }) {
  const test = useTestMcpServer(agentId);
  const form = useForm({
    read: (data) => ({ query: String(data.get('query')).trim() }),
    check: refuseEmpty({ query: 'Enter what to search for.' }),
    send: ({ query }) => test.mutateAsync(query),
  });
  return (
    <Card
      title="Test"
      description="Connects to the server as a client does, lists what it offers, and searches the sources. It uses no message of your plan."
    >
      <form {...form.props} className="max-w-2xl space-y-4">
        <Field label="Search for" error={form.errors.query}>
          {(field) => (
            <TextInput
              {...field}
              name="query"
              defaultValue="opening hours"
              maxLength={longestQuery}
              autoComplete="off"
            />
          )}
        </Field>
        <CallFailure error={form.failure} />
        <Button type="submit" variant="secondary" isBusy={form.isBusy}>
          Run the test
        </Button>
        <div aria-live="polite">
          {test.data && !form.isBusy && <TestResult test={test.data} agentId={agentId} />}
        </div>
      </form>
    </Card>
  );
}

function TestResult({ test, agentId }: { test: McpTest; agentId: string }) {
  const { isWorking, message, passages } = test;
  const tone = !isWorking ? 'error' : passages.length === 0 ? 'warning' : 'success';
  return (
    <div className="space-y-3">
      <Notice tone={tone}>
        {message}
        {tone === 'warning' && (
          <>
            {' '}
            Try words of a page, or{' '}
            <Link to={paths.trainingSources(agentId)} className={linkLook}>
              look at the sources
            </Link>
            .
          </>
        )}
      </Notice>
      <dl className="divide-y divide-line border-y border-line text-sm">
        {factsOf(test).map(({ label, text }) => (
          <div key={label} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 py-2.5">
            <dt className="text-ink-secondary">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {passages.length > 0 && (
        <ol aria-label="Passages found" className="space-y-3 text-sm">
          {passages.map(({ title, text }) => (
            <li key={title + text}>
              <p className="font-semibold wrap-anywhere">{title}</p>
              <p className="line-clamp-4 wrap-anywhere text-ink-secondary" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function factsOf({ protocolVersion, durationMs, tools, resources }: McpTest) {
  const facts = [{ label: 'Took', text: `${durationMs} ms` }];
  if (protocolVersion === null) return facts;
  facts.push({ label: 'Protocol', text: protocolVersion }, { label: 'Tools', text: tools.join(', ') });
  if (resources !== null)
    facts.push({ label: 'Sources', text: resources === 100 ? '100 or more' : `${resources}` });
  return facts;
}
