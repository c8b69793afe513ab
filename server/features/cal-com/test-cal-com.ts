import type { CalComTest } from '#contract/cal-com/cal-com.schemas.ts';
import type { Context } from '#server/context.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';
import { describeCalComProblem } from './describe-cal-com-problem.ts';
import { getCalCom } from './get-cal-com.ts';
import { requireCalCom } from './require-cal-com.ts';
import { withCalComKey } from './with-cal-com-key.ts';

/** Asks Cal.com for the event types of the account, and says whether that worked; `cannot-process` without a connection. */
export async function testCalCom(ctx: Context): Promise<CalComTest> {
  await requireCalCom(ctx);
  await ctx.rateLimiter.hit(['cal-com-test-of-workspace', ctx.workspace.id]);
  const answer = async (isWorking: boolean, message: string) => ({
    isWorking,
    message,
    state: await getCalCom(ctx),
  });
  try {
    const found = await withCalComKey(ctx, (key) => ctx.calCom.listEventTypes(key));
    const bookable = found.filter(({ obstacle }) => obstacle === null).length;
    return await answer(
      true,
      `Cal.com answered: ${found.length} event types, of which ${bookable} can be booked in the chat.`,
    );
  } catch (error) {
    if (!(error instanceof CalComProblem)) throw error;
    return answer(false, describeCalComProblem(error.kind));
  }
}
