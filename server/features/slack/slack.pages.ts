import type { Hono, Context as HonoContext } from 'hono';
import { parseJson } from '#core/safety/parse-json.ts';
import type { Services } from '#server/context.ts';
import { failure } from '#server/failure.ts';
import { answerFailure } from '#server/http/answer-failure.ts';
import { readRawBody } from '#server/http/input/read-raw-body.ts';
import { isSignedBySlack } from './incoming/is-signed-by-slack.ts';
import { receiveButtonPress } from './incoming/receive-button-press.ts';
import { receiveSlackEvent } from './incoming/receive-slack-event.ts';

/** An event has a message with all its blocks. */
const maximumBytes = 1_024 * 1_024;

/** Where Slack reports events and pressed buttons: no endpoints of the API, as its protocol signs the bytes of the body. */
export function bindSlackPages(app: Hono, services: Services): void {
  app.post('/api/slack/events', (c) =>
    answer(c, services, async (body) => {
      const challenge = await receiveSlackEvent(services, parseJson(body));
      return challenge === '' ? c.body(null, 200) : c.json({ challenge });
    }),
  );
  app.post('/api/slack/actions', (c) =>
    answer(c, services, async (body) => {
      await receiveButtonPress(services, parseJson(new URLSearchParams(body).get('payload') ?? ''));
      return c.body(null, 200);
    }),
  );
}

async function answer(
  c: HonoContext,
  services: Services,
  work: (body: string) => Promise<Response>,
): Promise<Response> {
  try {
    const body = await readRawBody(c.req.raw, maximumBytes);
    const secret = services.config.SLACK_SIGNING_SECRET;
    const signature = {
      timestamp: c.req.header('x-slack-request-timestamp') ?? '',
      signature: c.req.header('x-slack-signature') ?? '',
    };
    if (!secret || !isSignedBySlack(secret, body, signature, services.clock.now()))
      throw failure('not-allowed', { message: 'The signature of this message is not valid.' });
    return await work(body.toString('utf8'));
  } catch (error) {
    return answerFailure(c, services.log, error, undefined);
  }
}
