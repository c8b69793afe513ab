import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { countInbox } from '#contract/inbox/inbox.endpoints.ts';
import { inboxCountsQuery } from '#web/console/conversations/inbox.queries.ts';
import { answerCalls } from '#web/testing/answer-calls.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { AlertsMenu } from './alerts-menu.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('announces each further visitor who waits, as this browser has chosen', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined);
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined);
  const shown: string[] = [];
  class SilentNotification {
    static permission = 'granted';
    static requestPermission = async () => 'granted';
    constructor(title: string) {
      shown.push(title);
    }
  }
  vi.stubGlobal('Notification', SilentNotification);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  let waiting = 1;
  answerCalls([
    countInbox,
    () => ({ waiting, mine: 0, unassigned: 0, closed: 0, waitingSince: null, usualReplySeconds: null }),
  ]);
  const screen = await renderPart(<AlertsMenu agentId={undefined} />);
  const readAgain = () => screen.queryClient.invalidateQueries();
  waiting = 2;
  await readAgain();
  expect([started.mock.calls.length, shown]).toEqual([0, []]);

  await screen.getByRole('button', { name: 'Alerts are off' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Play a sound' }).click();
  await screen.getByRole('menuitemcheckbox', { name: 'Show a desktop notification' }).click();
  await expect
    .element(screen.getByRole('button', { name: 'Alerts are on', includeHidden: true }))
    .toBeInTheDocument();
  // To hear what was chosen.
  expect(started).toHaveBeenCalledTimes(2);

  waiting = 3;
  await readAgain();
  await expect.poll(() => started.mock.calls.length).toBe(4);
  expect(shown).toEqual([]);
  hidden.mockReturnValue(true);
  waiting = 2;
  await readAgain();
  waiting = 3;
  await readAgain();
  await expect.poll(() => shown).toEqual(['3 visitors wait for a person']);
});

test('does not compare the visitors who wait for one agent with those of another', async () => {
  const started = vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(() => undefined);
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => undefined);
  localStorage.setItem('parley:alerts', JSON.stringify({ sound: true, desktop: false }));
  const counts = { mine: 0, unassigned: 0, closed: 0, waitingSince: null, usualReplySeconds: null };
  let waiting = 2;
  const callsOf = answerCalls([
    countInbox,
    ({ query }) => ({ ...counts, waiting: query.agentId === 'agt_2' ? waiting : 0 }),
  ]);
  const screen = await renderPart(<ChosenAgent />);
  await expect.poll(() => callsOf(countInbox)).toHaveLength(1);
  await screen.getByRole('button', { name: 'Next agent' }).click();
  const waitingNow = () => screen.queryClient.getQueryData(inboxCountsQuery('agt_2').queryKey)?.waiting;
  await expect.poll(waitingNow).toBe(2);
  await rendered();
  expect(started).not.toHaveBeenCalled();
  waiting = 3;
  await screen.queryClient.invalidateQueries();
  await expect.poll(() => started.mock.calls.length).toBeGreaterThan(0);
});

/** What has been read is in the page by the second frame. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

function ChosenAgent() {
  const [agentId, setAgentId] = useState('agt_1');
  return (
    <>
      <AlertsMenu agentId={agentId} />
      <button type="button" onClick={() => setAgentId('agt_2')}>
        Next agent
      </button>
    </>
  );
}
