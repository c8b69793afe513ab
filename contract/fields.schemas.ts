import { z } from 'zod';

/** Opaque id of anything stored. */
export const idSchema = z.string().min(1).max(64);

/** ISO 8601 in UTC. */
export const timeSchema = z.iso.datetime();

export const doneSchema = z.object({ success: z.literal(true), message: z.string() });

export const mailedTokenField = z.string().max(500, 'This link is longer than any that was sent.');
