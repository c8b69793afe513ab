import { z } from 'zod';
import { visibleText } from './visible-text.ts';

/** Opaque id of anything stored. */
export const idSchema = z.string().min(1).max(64);

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();

export const doneSchema = z.object({ success: z.literal(true), message: z.string() });

/** A name in one line, without invisible characters, which would make two names look alike. */
export const nameText = z.string().overwrite(visibleText).trim();

export const colorSchema = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'Give a colour as # and six hexadecimal digits, for example #3b82f6.');

/** A key of another service, as it is pasted; give its lengths with it. */
export const pastedKeyText = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/, 'A key has no spaces or special characters. Copy it again.');

export const mailedTokenField = z.string().max(500, 'This link is not valid. Open it from the email again.');

/** A field that people do not see; a program that fills it in is not a person. */
export const honeypotField = z.string().max(200).optional();
