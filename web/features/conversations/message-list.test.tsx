import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { explainAnswer, setFeedback } from '#contract/conversations/conversations.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { agentId, sampleMessage } from '#web/testing/samples.ts';
import { MessageList } from './message-list.tsx';

const source = {
  type: 'source' as const,
  sourceId: 'src_1',
  title: 'Vouchers | Shop',
  url: 'https://shop.example/vouchers',
  quote: 'Vouchers are valid for three years.',
  start: 0,
  end: 35,
};
/** A picture of four pixels. */
const samplePicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR42mP4z8AARAwQCgAf7gP9Y167WwAAAABJRU5ErkJggg==';
const messages = [
  sampleMessage(1, { role: 'user', text: 'How long is a voucher valid?' }),
  sampleMessage(2, {
    text: 'For three years.',
    sources: [source, { ...source, quote: 'They can be bought at the till.' }],
    confidence: 0.82,
    visitorFeedback: 'negative',
  }),
];

test('an answer cites each page once, and explains itself by clicks', async () => {
  const callsOf = answerCalls(
    [
      explainAnswer,
      () => ({
        query: 'voucher valid',
        passages: [
          {
            ...source,
            score: 7.3,
            questionMatch: 0,
            foundBy: ['words' as const, 'meaning' as const],
            checkedAt: '2020-01-01T00:00:00.000Z',
          },
        ],
        prompt: { instructions: 'You are Ann.\n\nMention our motto.', passages: 8, messages: 1 },
        cut: [{ text: 'They are valid for nine years.', reason: 'figure' as const }],
        calls: [
          {
            name: 'Voucher',
            parameters: [{ label: 'Code', value: 'X1' }],
            status: 500,
            outcome: 'failed' as const,
            problem: 'The server answered 500.',
            durationMs: 120,
          },
        ],
        model: 'openai:gpt',
        usage: { inputTokens: 900, outputTokens: 40 },
        cost: 0.0012,
        firstWordMs: 300,
        totalMs: 1_200,
      }),
    ],
    [setFeedback, () => sampleMessage(2)],
  );
  const screen = await renderPart(
    <MessageList agentId={agentId} messages={messages} focus={{ words: '' }} />,
  );
  // The last answer shows what it cites without a click.
  expect(screen.getByRole('link', { name: /Show on the page/ }).elements()).toHaveLength(1);
  await screen.getByText('Vouchers', { exact: true }).click();
  expect(screen.getByRole('link', { name: /Show on the page/ }).elements()).toHaveLength(0);
  await screen.getByRole('button', { name: /Answered.*what this means/ }).click();
  await expect.element(screen.getByText(/Confidence 82%/)).toBeVisible();
  // It covers what can be done about the answer.
  await userEvent.keyboard('{Escape}');
  await screen.getByRole('button', { name: 'Why this answer' }).click();
  await expect.element(screen.getByText('Score 7.3')).toBeVisible();
  await expect.element(screen.getByText('The server answered 500.')).toBeVisible();
  await expect.element(screen.getByText('Code: X1')).toBeVisible();
  await expect.element(screen.getByText('Found by words and meaning')).toBeVisible();
  await screen.getByText('Prompt', { exact: true }).click();
  await expect.element(screen.getByText(/Mention our motto/)).toBeVisible();
  await expect.element(screen.getByText(/8 passages of your sources and 1 message of the/)).toBeVisible();
  await expect.element(screen.getByText(/may be out of date/)).toBeVisible();
  await expect.element(screen.getByText(/whole answer after 1,200 ms/)).toBeVisible();
  await expect.element(screen.getByText('They are valid for nine years.')).toBeVisible();
  await expect.element(screen.getByText(/A number that the sources don’t give/)).toBeVisible();
  // What the visitor thinks is shown too, and not changed by what the workspace thinks.
  await expect.element(screen.getByText('Visitor: not helpful')).toBeVisible();
  await screen.getByRole('button', { name: 'Good answer' }).click();
  expect(callsOf(setFeedback)[0]?.body).toEqual({ feedback: 'positive' });
});

test('marks of members and agents are drawn as in the chat, with what was looked for, and HTML is text', async () => {
  const text =
    '**Yes**, see [our page](https://shop.example/a):\n\n- red\n- `blue`\n\n<img src=x onerror=alert(1)> ![x](https://evil.example/x.png)';
  const drawn = [
    sampleMessage(1, {
      author: { kind: 'person', name: 'Ana', pictureUrl: samplePicture, event: null },
      text,
    }),
    sampleMessage(2, { text }),
    sampleMessage(3, {
      role: 'user',
      author: { kind: 'visitor', name: null, pictureUrl: null, event: null },
      text,
    }),
  ];
  const screen = await renderPart(
    <MessageList agentId={agentId} messages={drawn} focus={{ words: 'blue' }} />,
  );
  const items = screen.container.querySelectorAll('ol > li, ul > li');
  const [ofPerson, ofAgent, ofVisitor] = [...items].filter((item) => item.textContent.includes('alert(1)'));
  for (const item of [ofPerson, ofAgent]) {
    expect(item?.querySelector('strong')?.textContent).toBe('Yes');
    expect(item?.querySelector('a')?.getAttribute('rel')).toBe('noopener noreferrer nofollow');
    expect(item?.querySelector('a')?.textContent).toBe('our page shop.example (opens in a new tab)');
    expect(item?.querySelector('code mark')?.textContent).toBe('blue');
    expect(item?.querySelectorAll('ul li')).toHaveLength(2);
    expect(item?.textContent).toContain('<img src=x onerror=alert(1)> x');
  }
  expect([...screen.container.querySelectorAll('img')].map(({ src }) => src)).toEqual([samplePicture]);
  expect(ofVisitor?.textContent).toContain('**Yes**, see [our page](https://shop.example/a)');
});

test('files of an emailed answer that were not kept are named with the reason', async () => {
  const refused = [
    sampleMessage(1, {
      role: 'user',
      author: { kind: 'visitor', name: null, pictureUrl: null, event: null },
      text: 'See the photo.',
      refusedFiles: [{ name: 'photo.heic', reason: 'type' }],
    }),
    sampleMessage(2, {
      author: { kind: 'person', name: 'Ana', pictureUrl: null, event: null },
      text: 'plan.pdf',
      refusedFiles: [{ name: 'plan.pdf', reason: 'unreadable' }],
    }),
  ];
  const screen = await renderPart(<MessageList agentId={agentId} messages={refused} focus={{ words: '' }} />);
  await expect
    .element(
      screen.getByText('1 file of this email was not kept: photo.heic (this type of file cannot be sent).'),
    )
    .toBeVisible();
  await expect.element(screen.getByText(/plan\.pdf \(it could not be read\)/)).toBeVisible();
  expect(screen.getByText('plan.pdf', { exact: true }).elements()).toHaveLength(0);
});
