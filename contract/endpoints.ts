import * as accountSecurity from './account-security.ts';
import * as accounts from './accounts.ts';
import * as agents from './agents.ts';
import * as billing from './billing.ts';
import * as conversations from './conversations.ts';
import type { Endpoint } from './endpoint.ts';
import * as leads from './leads.ts';
import * as live from './live.ts';
import * as operation from './operation.ts';
import * as partners from './partners.ts';
import * as site from './site.ts';
import * as sources from './sources.ts';
import * as widget from './widget.ts';
import * as workspaces from './workspaces.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'access' in value;

/** All endpoints there are: the OpenAPI document and the test of every endpoint walk this list. */
export const endpoints: readonly Endpoint[] = [
  accounts,
  accountSecurity,
  workspaces,
  agents,
  sources,
  conversations,
  leads,
  billing,
  partners,
  live,
  widget,
  site,
  operation,
].flatMap((noun) => Object.values<unknown>(noun).filter(isEndpoint));
