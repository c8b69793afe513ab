import type { FakeSlackApp } from './slack-app.ts';
import { SlackRefusal } from './slack-refusal.ts';
import type { SlackState } from './slack-state.ts';

/** Where the page that asks whether the app is allowed leads a browser that says yes. */
export function allowSlackApp(state: SlackState, app: FakeSlackApp, query: URLSearchParams): string {
  const back = new URL(query.get('redirect_uri') ?? '');
  if (query.get('client_id') !== app.id) throw new SlackRefusal('invalid_client_id');
  const code = `code${state.codes.size + 1}.${query.get('scope')}`;
  state.codes.set(code, back.href);
  back.search = new URLSearchParams({ code, state: query.get('state') ?? '' }).toString();
  return back.href;
}
