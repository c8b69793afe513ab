import { failure } from '#server/failure.ts';
import { CalComProblem } from '#server/ports/cal-com-problem.ts';

/** What visitors see when Cal.com gives no times or takes no booking. The chat adds the link to the booking page. */
export function failAsBooking(error: unknown): never {
  if (!(error instanceof CalComProblem)) throw error;
  if (error.kind === 'taken') throw failure('slot-taken');
  if (error.kind === 'busy')
    throw failure('unavailable', {
      message: 'Many people are booking at the moment. Please try again in a minute.',
      retryAfterSeconds: 60,
    });
  if (error.kind === 'unchangeable')
    throw failure('cannot-process', {
      message: 'This call can no longer be moved or cancelled here. Use the link in its confirmation.',
    });
  throw failure(error.kind === 'unavailable' ? 'unavailable' : 'cannot-process', {
    message:
      'Booking does not work at the moment. Please try again in a few minutes, or use the booking page.',
  });
}
