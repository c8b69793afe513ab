import { z } from 'zod';
import { timeSchema } from '../fields.schemas.ts';
import { dayStates, statusParts } from './status.ts';

export const statusPartSchema = z.enum(statusParts);

export const dayStateSchema = z.enum(dayStates);

export const getStatus = {
  summary: 'Get the measured status now and over the last 90 days',
  answer: z.object({
    status: z.enum(['operational', 'degraded', 'down']),
    checkedAt: timeSchema,
    parts: z.array(
      z.object({
        name: statusPartSchema,
        status: z.enum(['operational', 'degraded', 'down']),
        /** Percent of the checks of the days that were measured; null while there are none. */
        uptime: z.number().nullable(),
        /** Oldest first, 90 of them; `unknown` where nothing was measured. */
        days: z.array(z.object({ date: z.string(), state: dayStateSchema, uptime: z.number().nullable() })),
      }),
    ),
  }),
};
