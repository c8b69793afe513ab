import type { Services } from '#server/context.ts';
import { encryptSecret } from '#server/secrets/encrypt-secret.ts';
import { makeEventType } from '../../tests/fakes/cal-com/cal-com-state.ts';
import { type FakeCalCom, startCalCom } from '../../tests/fakes/cal-com/start-cal-com.ts';
import { call, shop } from './demo-content.ts';

/** The shop's calendar while its month is made. */
export interface Calendar {
  /** Where the product reaches it. */
  settings: Record<string, string>;
  /** Lets visitors of the shop's agent book there. */
  connect(services: Services): Promise<void>;
  /** The calls stay. Nobody can book there any more, as the stand-in ends with this process. */
  disconnect(services: Services): Promise<void>;
  close(): Promise<void>;
}

/** Starts the stand-in for Cal.com of the tests, with what the shop offers. */
export async function openCalendar(): Promise<Calendar> {
  const calCom: FakeCalCom = await startCalCom();
  const { question, eventTypeId, title, timeZone } = call;
  const field = { type: 'text', ...question, required: true, isDefault: false };
  calCom.state.account.name = shop.agent.name;
  calCom.state.eventTypes = new Map([
    [eventTypeId, makeEventType(eventTypeId, { title, timeZone }, [field])],
  ]);
  const [key = ''] = calCom.keys;
  return {
    settings: calCom.settings(),
    async connect({ pool, secretKey }) {
      const { rows } = await pool.query<{ id: string }>('select id from workspace');
      for (const { id } of rows)
        await pool.query(
          'insert into cal_com_connection (workspace_id, api_key, key_end, account_name) values ($1, $2, $3, $4)',
          [id, encryptSecret(secretKey, id, key), key.slice(-4), shop.agent.name],
        );
      await pool.query('update agent set is_cal_com_booking_enabled = true, booking_event_type_id = $1', [
        eventTypeId,
      ]);
    },
    async disconnect({ pool }) {
      await pool.query('delete from cal_com_connection');
      await pool.query('update agent set is_cal_com_booking_enabled = false, booking_event_type_id = null');
      // There is no room behind the link of a made-up call.
      await pool.query('update booking set meeting_url = null');
    },
    close: () => calCom.close(),
  };
}
