import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draftReply, reply } from '#contract/inbox/inbox.endpoints.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { sampleConversation, sampleMessage } from '#web/testing/samples.ts';
import { ReplyBox } from './reply-box.tsx';

const conversation = sampleConversation(1);
const sent = { message: sampleMessage(3, {}), handling: conversation.handling };

afterEach(() => sessionStorage.clear());

/** Holds the calls of a test back until it lets them go. */
function holdCalls() {
  const original = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (...given) => {
    await promise;
    return original(...given);
  };
  return resolve;
}

async function open() {
  const callsOf = answerCalls(
    [reply, () => sent],
    [draftReply, () => ({ text: 'Three years.', outcome: 'answered' as const, sources: [] })],
  );
  const letGo = holdCalls();
  const screen = await renderPart(<ReplyBox conversation={conversation} onTyping={() => undefined} />);
  return { screen, callsOf, letGo, box: screen.getByLabelText('Reply to the visitor') };
}

test('what is typed while a reply is sent stays, and is sent as a reply of its own', async () => {
  const { callsOf, letGo, box } = await open();
  await box.fill('Three years.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard(' And a day.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  letGo();
  await expect.element(box).toHaveValue('And a day.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(box).toHaveValue('');
  const bodies = callsOf(reply).map(({ body }) => body as { text: string; clientId: string });
  expect(bodies.map(({ text }) => text)).toEqual(['Three years.', 'And a day.']);
  expect(new Set(bodies.map(({ clientId }) => clientId)).size).toBe(2);
});

test('what is typed while a draft is written stays', async () => {
  const { screen, letGo, box } = await open();
  await screen.getByRole('button', { name: 'Draft a reply from your sources' }).click();
  await box.fill('Hello Ben. ');
  letGo();
  await expect.element(box).toHaveValue('Hello Ben. Three years.');
});

test('a reply that got no answer is sent again as the same, and as another one once it is changed', async () => {
  let isDown = true;
  const callsOf = answerCalls([
    reply,
    () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return sent;
    },
  ]);
  await renderPart(<ReplyBox conversation={conversation} onTyping={() => undefined} />);
  const box = page.getByLabelText('Reply to the visitor');
  await box.fill('Three years.');
  for (const count of [1, 2]) {
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => callsOf(reply).length).toBe(count);
    await expect.element(page.getByRole('button', { name: 'Take over and send' })).toBeEnabled();
  }
  isDown = false;
  await box.fill('Four years.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(box).toHaveValue('');
  const [first, again, changed] = callsOf(reply).map(({ body }) => body as { clientId: string });
  expect(again).toEqual(first);
  expect(changed?.clientId).not.toBe(first?.clientId);
});
