import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WidgetMessage } from '#contract/widget/widget.schemas.ts';
import { ChatFailure } from './chat-failure.ts';
import { answerOf, message, openPage, session, startChat } from './fixtures/start-chat.ts';

beforeEach(openPage);

/** Presses the first button of a notice. */
function press(node: Node | undefined): void {
  (node as HTMLElement).querySelector('button')?.click();
}

describe('a message whose sending failed', () => {
  const conversationOf = (...messages: WidgetMessage[]) => ({
    id: 'c1',
    messages,
    hasLead: false,
    isHeld: false,
    unread: 0,
  });
  const asked = { ...message('user', 'Open?'), id: 'b1' };

  it('is not sent again where it has arrived', async () => {
    const { chat, transport, shown, said } = startChat([new ChatFailure('unreachable')]);
    chat.load(session);
    await chat.ask('Open?');
    const answer = { ...message('assistant', 'Nine.', 'answered'), id: 'b2' };
    transport.openSession.mockResolvedValue({ ...session, conversation: conversationOf(asked, answer) });
    vi.useFakeTimers();
    press(shown.aside);
    await vi.runAllTimersAsync();
    vi.useRealTimers();
    expect(transport.sendMessage).toHaveBeenCalledOnce();
    expect(said.at(-1)).toContain('Nine.');
  });

  it('is sent again although an earlier one said the same', async () => {
    const { chat, transport, shown, said } = startChat([
      new ChatFailure('unreachable'),
      answerOf('Still nine.'),
    ]);
    const earlier = conversationOf(asked, { ...message('assistant', 'Nine.', 'answered'), id: 'b2' });
    chat.load({ ...session, conversation: earlier });
    await chat.ask('Open?');
    transport.openSession.mockResolvedValue({ ...session, conversation: earlier });
    press(shown.aside);
    await expect.poll(() => said.at(-1)).toContain('Still nine.');
    expect(transport.sendMessage).toHaveBeenCalledTimes(2);
  });
});

it('sends files with a message, also when it is sent again', async () => {
  const file = {
    id: 'att_1',
    name: 'plan.pdf',
    kind: 'file' as const,
    sizeBytes: 9,
    width: null,
    height: null,
  };
  const { chat, asked, shown } = startChat([new ChatFailure('unreachable'), answerOf('Thank you.')]);
  chat.load(session);
  await chat.ask('plan.pdf', [file]);
  press(shown.aside);
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked.map(({ message, attachmentIds }) => [message, attachmentIds])).toEqual([
    ['plan.pdf', ['att_1']],
    ['plan.pdf', ['att_1']],
  ]);
});
