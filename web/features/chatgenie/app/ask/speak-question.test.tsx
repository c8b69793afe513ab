import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '#web/testing/render-part.tsx';
import { SpeakQuestion } from './speak-question.tsx';

/** A recognition of which the test decides when it hears something. */
class FakeRecognition extends EventTarget {
  static last: FakeRecognition | null = null;
  lang = '';
  processLocally = false;
  hasStarted = false;
  start() {
    FakeRecognition.last = this;
    this.hasStarted = true;
  }
  abort() {
    this.fail('aborted');
  }
  hear(transcript: string) {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }));
    this.dispatchEvent(new Event('end'));
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

function useRecognition(available: string | null, installs = true): void {
  FakeRecognition.last = null;
  class Maker extends FakeRecognition {
    static available = available === null ? undefined : async () => available;
    static install = async () => installs;
  }
  vi.stubGlobal('SpeechRecognition', Maker);
}

afterEach(() => vi.unstubAllGlobals());

async function renderButton() {
  const heard: string[] = [];
  const screen = await renderPart(<SpeakQuestion onText={(text) => heard.push(text)} />);
  return { screen, heard, speak: screen.getByRole('button', { name: 'Speak your question' }) };
}

test('on the device it listens at once, and gives what it heard', async () => {
  useRecognition('available');
  const { screen, heard, speak } = await renderButton();
  await expect.element(screen.getByText('We ask before your voice leaves this device.')).toBeVisible();
  await speak.click();
  await expect.element(screen.getByText(/text on this device/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  expect(FakeRecognition.last).toMatchObject({ processLocally: true, lang: 'en-US' });
  FakeRecognition.last?.hear('who wrote most');
  await expect.element(speak).toBeVisible();
  expect(heard).toEqual(['who wrote most']);
});

test('what is needed is downloaded first, and the voice stays on the device', async () => {
  useRecognition('downloadable');
  const { screen, speak } = await renderButton();
  await speak.click();
  await expect.element(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  expect(FakeRecognition.last?.processLocally).toBe(true);
});

test.each([['unavailable'], [null]])(
  'elsewhere it says so and listens only when told to (%s)',
  async (available) => {
    useRecognition(available);
    const { screen, speak } = await renderButton();
    await speak.click();
    await expect.element(screen.getByText(/It would send your voice/)).toBeVisible();
    expect(FakeRecognition.last).toBeNull();
    await screen.getByRole('button', { name: 'Type instead' }).click();
    expect(FakeRecognition.last).toBeNull();
    await speak.click();
    await screen.getByRole('button', { name: 'Speak anyway' }).click();
    await expect.element(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
    expect(FakeRecognition.last?.hasStarted).toBe(true);
  },
);

test.each([
  ['not-allowed', /does not let this page use the microphone/],
  ['no-speech', /Nothing was heard/],
  ['network', /does not work right now/],
])('says what went wrong: %s', async (error, sentence) => {
  useRecognition('available');
  const { screen, speak } = await renderButton();
  await speak.click();
  await expect.element(screen.getByRole('button', { name: 'Stop listening' })).toBeVisible();
  FakeRecognition.last?.fail(error);
  await expect.element(screen.getByText(sentence)).toBeVisible();
  await expect.element(speak).toBeVisible();
});

test('stopping is no fault', async () => {
  useRecognition('available');
  const { screen, speak } = await renderButton();
  await speak.click();
  await screen.getByRole('button', { name: 'Stop listening' }).click();
  await expect.element(speak).toBeVisible();
  expect(screen.getByRole('alert').query()).toBeNull();
});

test('without speech recognition there is no button', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  const { speak } = await renderButton();
  expect(speak.query()).toBeNull();
});
