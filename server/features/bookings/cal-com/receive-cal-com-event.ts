import { and, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { parseJson } from '#core/safety/parse-json.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { calComConnection } from '#server/features/cal-com/cal-com.table.ts';
import { isSignedByCalCom } from '#server/features/cal-com/webhook/is-signed-by-cal-com.ts';
import { decryptSecret } from '#server/secrets/decrypt-secret.ts';
import { booking } from '../bookings.table.ts';
import { type RefreshBookingData, refreshBookingJob } from './refresh-booking-job.ts';

const messageSchema = z.object({
  payload: z.object({
    uid: z.string().min(1).max(200),
    /** The booking that this one was moved from. */
    rescheduleUid: z.string().max(200).nullish(),
    metadata: z.object({ parleyBooking: z.unknown().optional() }).nullish(),
  }),
});

/**
 * Receives a message of Cal.com: the booking that it names is to be read there, whatever the message says. So it does not matter in
 * which order messages come, how often, or how old they are. `not-allowed` for one that Cal.com has not signed.
 * @param body as it came, byte by byte
 */
export async function receiveCalComEvent(
  services: Services,
  workspaceId: string,
  body: Uint8Array,
  signature: string,
): Promise<void> {
  const { db, jobs, secretKey } = services;
  const [connection] = await db
    .select({ webhookSecret: calComConnection.webhookSecret })
    .from(calComConnection)
    .where(eq(calComConnection.workspaceId, workspaceId));
  const sealed = connection?.webhookSecret ?? null;
  if (sealed === null || !isSignedByCalCom(decryptSecret(secretKey, workspaceId, sealed), body, signature))
    throw failure('not-allowed', { message: 'The signature of this message is not valid.' });
  const read = messageSchema.safeParse(parseJson(Buffer.from(body).toString('utf8')));
  // Of something else than a booking: nothing that we keep.
  if (!read.success) return;
  const { uid, rescheduleUid, metadata } = read.data.payload;
  const reference = metadata?.parleyBooking;
  const uids = [uid, ...(rescheduleUid ? [rescheduleUid] : [])];
  const [row] = await db
    .select({ id: booking.id })
    .from(booking)
    .where(
      and(
        eq(booking.workspaceId, workspaceId),
        or(inArray(booking.uid, uids), typeof reference === 'string' ? eq(booking.id, reference) : undefined),
      ),
    );
  if (row === undefined) return;
  const data: RefreshBookingData = { workspaceId, bookingId: row.id, uid };
  await jobs.addJob(db, { name: refreshBookingJob, data, singletonKey: uid });
}
