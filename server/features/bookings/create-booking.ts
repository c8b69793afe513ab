import { eq } from 'drizzle-orm';
import type { book as endpoint } from '#contract/bookings/bookings.endpoints.ts';
import type { MadeBooking } from '#contract/bookings/bookings.schemas.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type BookingResponses, checkAnswers } from '#core/bookings/check-answers.ts';
import type { Context } from '#server/context.ts';
import { Failure, failure } from '#server/failure.ts';
import { withCalComKey } from '#server/features/cal-com/with-cal-com-key.ts';
import { findConversation } from '#server/features/conversations/find-conversation.ts';
import { storeLead } from '#server/features/leads/store-lead.ts';
import type { CalComBooking } from '#server/ports/cal-com.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { type BookingRow, booking } from './bookings.table.ts';
import { claimTime, type NewBooking } from './claims/claim-time.ts';
import { failAsBooking } from './fail-as-booking.ts';
import { readOfferedEventType } from './free-times/read-offered-event-type.ts';
import { requireOffer } from './free-times/require-offer.ts';
import { presentMadeBooking } from './present-made-booking.ts';
import { storeBooking } from './store-booking.ts';

interface Wish extends Omit<BodyOf<typeof endpoint>, 'hasConsented'> {
  visitorId: string;
  /** What the visitor agreed to. */
  consentText: string | null;
  isPreview: boolean;
}

interface Booked {
  booking: MadeBooking;
  leadId: string | null;
}

/** How often, and after how many milliseconds, an attempt looks at the one before it. */
const looks = 60;
const lookEveryMs = 300;

/**
 * Books a call for a visitor at Cal.com, and stores it with the lead that the visitor becomes. Sent again it gives the same
 * booking. `slot-taken` where the time is gone, `invalid-input` for missing answers, `unavailable` where Cal.com does not
 * answer: the next attempt then looks first whether it was booked.
 */
export async function createBooking(ctx: Context, agent: { id: string }, wish: Wish): Promise<Booked> {
  if (wish.conversationId !== undefined) await requireOwnConversation(ctx, agent.id, wish.conversationId);
  const offer = await requireOffer(ctx, agent.id);
  const eventType = await readOfferedEventType(ctx, offer);
  const { responses, problems } = checkAnswers(
    eventType.questions,
    Object.fromEntries(wish.answers.map(({ slug, answer }) => [slug, answer])),
  );
  if (Object.keys(problems).length > 0) throw refuseAnswers(problems);
  const startAt = new Date(wish.start);
  if (startAt <= ctx.clock.now()) throw failure('slot-taken');
  const claim = await claimTime(ctx, {
    agentId: agent.id,
    visitorId: wish.visitorId,
    conversationId: wish.conversationId ?? null,
    eventTypeId: offer.eventTypeId,
    title: eventType.title,
    startAt,
    endAt: new Date(startAt.getTime() + eventType.minutes * 60_000),
    timeZone: wish.timeZone,
    name: wish.name,
    email: wish.email,
    answers: writeAnswers(eventType.questions, responses),
    isPreview: wish.isPreview,
  } satisfies NewBooking);
  if (claim === null) throw failure('slot-taken');
  if (!claim.isMine) return present(ctx, await waitForOther(ctx, claim.row));
  const made = await order(ctx, claim.row, responses, claim.isAgain);
  const leadId = wish.isPreview ? null : await keepLead(ctx, agent, wish);
  return present(ctx, await storeBooking(ctx, claim.row.id, made, { leadId }));
}

async function requireOwnConversation(ctx: Context, agentId: string, conversationId: string): Promise<void> {
  const found = await findConversation(ctx, conversationId);
  if (found.agentId !== agentId) throw failure('not-found');
}

function refuseAnswers(problems: Record<string, string>): Failure {
  const details = Object.entries(problems).map(([slug, sentence]) => [`answers.${slug}`, sentence]);
  return failure('invalid-input', { details: Object.fromEntries(details) });
}

/** Asks Cal.com, once it is known that an attempt before this one did not book. */
async function order(
  ctx: Context,
  row: BookingRow,
  responses: BookingResponses,
  isAgain: boolean,
): Promise<CalComBooking> {
  const wanted = {
    eventTypeId: row.eventTypeId,
    start: row.startAt,
    attendee: { name: row.name, email: row.email, timeZone: row.timeZone },
    reference: row.id,
  };
  try {
    return await withCalComKey(ctx, async (key) => {
      const found = isAgain ? await ctx.calCom.findBooking(key, wanted) : null;
      return found ?? (await ctx.calCom.book(key, { ...wanted, responses }));
    });
  } catch (error) {
    // Without an answer nobody knows whether it was booked. Else it was not, and nothing of it is kept.
    if (error instanceof CalComProblem && error.kind !== 'unavailable')
      await ctx.db.delete(booking).where(eq(booking.id, row.id));
    else await ctx.db.update(booking).set({ status: 'failed' }).where(eq(booking.id, row.id));
    return failAsBooking(error);
  }
}

/** The lead that the visitor becomes; null where the plan stores no more leads: the call is booked all the same. */
async function keepLead(
  ctx: Context,
  agent: { id: string },
  { name, email, conversationId, pageUrl, consentText }: Wish,
): Promise<string | null> {
  try {
    return await storeLead(ctx, agent, { name, email, conversationId, pageUrl, consentText });
  } catch (error) {
    if (error instanceof Failure && error.code === 'plan-limit') return null;
    throw error;
  }
}

/** The result of the attempt that is asking Cal.com at the moment, such as the first of two clicks. */
async function waitForOther(ctx: Context, { id }: BookingRow): Promise<BookingRow> {
  for (let look = 0; look < looks; look++) {
    const [row] = await ctx.db.select().from(booking).where(eq(booking.id, id));
    if (row === undefined) throw failure('slot-taken');
    if (row.status === 'failed') break;
    if (row.status !== 'pending') return row;
    await ctx.pause(lookEveryMs);
  }
  return failAsBooking(new CalComProblem('unavailable'));
}

function present(ctx: Context, row: BookingRow): Booked {
  return { booking: presentMadeBooking(ctx, row), leadId: row.leadId };
}

/** As members read them. */
function writeAnswers(
  questions: readonly { slug: string; label: string }[],
  responses: BookingResponses,
): BookingRow['answers'] {
  return questions.flatMap(({ slug, label }) => {
    const response = responses[slug];
    if (response === undefined) return [];
    if (response === true) return [{ label, answer: 'Yes' }];
    return [{ label, answer: Array.isArray(response) ? response.join(', ') : String(response) }];
  });
}
