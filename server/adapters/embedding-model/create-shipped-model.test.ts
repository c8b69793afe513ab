import { afterEach, expect, it } from 'vitest';
import { EmbeddingUnavailable } from '#server/ports/embedding-unavailable.ts';
import { createShippedModel, type ShippedModel } from './create-shipped-model.ts';

const signal = new AbortController().signal;
const reasons: string[] = [];
let model: ShippedModel | null = null;

/** Long enough for any machine, where the time is not what is tested. */
const patient = { starting: 30_000, running: 30_000 };

function open(worker: 'fragile' | 'unavailable' | null, deadlinesMs = patient): ShippedModel {
  model = createShippedModel({
    onUnavailable: (reason) => reasons.push(reason),
    deadlinesMs,
    ...(worker && { workerUrl: new URL(`./fixtures/${worker}-worker.ts`, import.meta.url) }),
  });
  return model;
}

afterEach(async () => {
  await model?.close();
  reasons.length = 0;
});

it('puts what means the same near, by the real weights', async () => {
  const real = open(null);
  const question = await real.embedQuestion('Where is my parcel?');
  const [near, far] = await real.embedTexts(
    ['You can follow your delivery online.', 'We close at noon on Sunday.'],
    signal,
  );
  const similarity = (text: Float32Array | undefined) =>
    text?.reduce((sum, value, at) => sum + value * (question?.[at] ?? 0), 0) ?? 0;
  expect(question).toHaveLength(384);
  expect(similarity(question as Float32Array)).toBeCloseTo(1, 4);
  expect(similarity(near)).toBeGreaterThan(similarity(far) + 0.2);
  // The tokenizer, the weights and the mean, against the reference implementation.
  expect([...(await real.embedTexts(['How long does delivery take?'], signal))[0]!.slice(0, 3)]).toEqual([
    expect.closeTo(0.015757, 4),
    expect.closeTo(-0.005348, 4),
    expect.closeTo(0.020711, 4),
  ]);
  expect(real.state()).toBe('ok');
});

it('lets questions pass texts of sources, and does not wait for them long', async () => {
  const fragile = open('fragile', { starting: 30_000, running: 100 });
  expect(await fragile.embedQuestion('ready')).toEqual(Float32Array.from([5]));
  const order: string[] = [];
  const texts = fragile.embedTexts(['one', 'three'], signal).then(() => order.push('texts'));
  const question = fragile.embedQuestion('asked').then(() => order.push('question'));
  await Promise.all([texts, question]);
  expect(order).toEqual(['question', 'texts']);
  const hanging = fragile.embedTexts(['hang'], signal);
  // Texts rest for a moment after each other while questions come.
  await expect.poll(() => fragile.embedQuestion('late')).toBeNull();
  const many = await Promise.all(Array.from({ length: 60 }, () => fragile.embedQuestion('late')));
  expect(many.every((vector) => vector === null)).toBe(true);
  const ended = expect(hanging).rejects.toThrow(EmbeddingUnavailable);
  await fragile.close();
  await ended;
});

it('starts again after a breakdown, and is left alone after three', async () => {
  const fragile = open('fragile');
  await expect(fragile.embedTexts(['fail'], signal)).rejects.toThrow('The text was refused.');
  for (const round of [1, 2]) {
    await expect(fragile.embedTexts(['crash'], signal)).rejects.toThrow('ended');
    expect(await fragile.embedQuestion('x'.repeat(round))).toEqual(Float32Array.from([round]));
  }
  await expect(fragile.embedTexts(['crash'], signal)).rejects.toThrow('ended');
  await expect(fragile.embedTexts(['text'], signal)).rejects.toThrow(EmbeddingUnavailable);
  expect(await fragile.embedQuestion('text')).toBeNull();
  expect(fragile.state()).toBe('unavailable');
  expect(reasons).toHaveLength(1);
});

it('that cannot be loaded says so once, and words go on', async () => {
  const missing = open('unavailable');
  await expect(missing.embedTexts(['text'], signal)).rejects.toThrow('model.onnx is missing.');
  expect(await missing.embedQuestion('text')).toBeNull();
  expect(missing.state()).toBe('unavailable');
  expect(reasons).toEqual(['model.onnx is missing.']);
});

it('stops between two texts', async () => {
  const stopping = new AbortController();
  const fragile = open('fragile');
  const texts = fragile.embedTexts(['one', 'hang'], stopping.signal);
  stopping.abort(new Error('The process is stopping.'));
  await expect(texts).rejects.toThrow('The process is stopping.');
});
