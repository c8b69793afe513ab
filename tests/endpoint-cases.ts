import type { Hono } from 'hono';
import { SignJWT } from 'jose';
import type { Pool } from 'pg';
import { defaultLook } from '#contract/look/look.ts';
import type { SlackState } from '#contract/slack/slack.schemas.ts';
import { createId } from '#server/database/create-id.ts';
import { storeTrial } from '#server/features/trials/store-trial.ts';
import {
  accountCases,
  addInvitation,
  addMember,
  addPasskey,
  addSession,
  somebody,
  workspaceIdOf,
} from './account-cases.ts';
import { billingCases, subscribe } from './billing/billing-cases.ts';
import { addChats, chatCases } from './chat-cases.ts';
import {
  addApiKey,
  addText,
  type Client,
  createAgent,
  expectStatus,
  newEmail,
  openChat,
  signUp,
  testPassword,
  type Visitor,
  waitUntilAllTrained,
} from './factories.ts';
import type { RecordingMailer } from './fakes/mail-server/recording-mailer.ts';
import { addForOperator, operatorCases } from './operator-cases.ts';
import { addPartner, partnerCases } from './partner-cases.ts';
import { pictureForm } from './picture-form.ts';
import type { TestServices } from './test-services.ts';

/** A workspace with one of everything that has an id, each holding a word that occurs nowhere else. */
export interface Owner {
  app: Hono;
  pool: Pool;
  /** What this install has mailed. */
  mailer: RecordingMailer;
  client: Client & { user: { id: string; email: string } };
  apiKey: string;
  /** A token that an agent of this owner accepts, about another person each time. */
  signIdentity(): Promise<string>;
  /** Takes the password of a user away, as one who registered with Google has none. */
  removePassword(userId: string): Promise<unknown>;
  /** As if the subscription had never been. */
  forgetSubscription(): Promise<unknown>;
  /** Makes an agent of the website without an account, and answers the secret of its link. */
  addTrial(): Promise<string>;
  visitor: Visitor;
  word: string;
  /** A website that may be read. */
  siteUrl: string;
  /** By the name of the path parameter that it goes into. */
  ids: Record<
    | 'agentId'
    | 'sourceId'
    | 'conversationId'
    | 'messageId'
    /** Of a file that the visitor sent. */
    | 'attachmentId'
    | 'leadId'
    | 'savedViewId'
    | 'savedReplyId'
    | 'tagId'
    | 'noteId'
    | 'apiKeyId'
    | 'webhookId'
    | 'hookId'
    | 'modelKeyId'
    | 'identitySecretId'
    | 'deliveryId'
    /** Of another member. */
    | 'userId'
    | 'invitationId'
    | 'passkeyId'
    | 'sessionId'
    /** Of a workspace made for a client. */
    | 'clientId'
    /** A crawl of the source, with a page that it found changed. */
    | 'run'
    | 'changeId'
    /** A page of the source. */
    | 'pageId'
    | 'testId'
    /** A run of that test. */
    | 'testRunId'
    | 'paymentMethodId'
    | 'invoiceId'
    | 'archiveId'
    | 'importId'
    /** A page of the sandbox that is still to be paid. */
    | 'checkoutId'
    | 'workspaceId'
    /** Of the operator's view. */
    | 'contactMessageId'
    | 'announcementId'
    | 'payoutId'
    /** The owner themself, as a partner. */
    | 'partnerId'
    | 'modelPriceId',
    string
  >;
  workspaceId: string;
}

export interface Input {
  params?: Partial<Owner['ids']>;
  query?: string;
  body?: unknown;
  /** Who calls, where it is someone else than the endpoint's access tells. */
  client?: Client;
}

export interface EndpointCase {
  /** Input that works for this owner; what it uses up is made for it alone. */
  valid?: (owner: Owner) => Input | Promise<Input>;
  /** Other places than the path where an id may be: input of `own` that points at things of `foreign`. */
  pointing?: (own: Owner, foreign: Owner) => Input[];
  /** Takes what someone else's visitor has no part in: the token of a visitor is needed. */
  needsVisitor?: true;
  /** Members with a session only: what an API key could give away here would outlive it. */
  onlyBrowsers?: true;
}

export async function createOwner(
  { app, mailer, services }: Pick<TestServices, 'app' | 'mailer' | 'services'>,
  word: string,
  siteUrl: string,
): Promise<Owner> {
  const client = await signUp(app, { company: `${word} firm` });
  const agent = await createAgent(client, {
    name: `${word} agent`,
    displayName: `${word} helper`,
    input: { ...defaultLook.input, allowsAttachments: true },
  });
  const text = `The ${word} lamp costs 12 euros. It is delivered in three days.`;
  const source = await addText(client, agent.id, { title: `${word} lamp`, text });
  await waitUntilAllTrained(client, agent.id);
  const visitor = await openChat(app, agent.id);
  const { conversationId, messageId } = await visitor.ask(`What does the ${word} lamp cost?`);
  const attachmentId = await visitor.sendFile('order.txt', `${word} lamp, 12 euros`);
  const lead = await client.post('/api/v1/leads', { agentId: agent.id, email: `${word}@example.com` });
  const apiKey = await addApiKey(client);
  const identity = await addIdentitySecret(client, agent.id);
  const crawl = await addCrawl(services.pool, source.id);
  const member = await addMember({ app, mailer, client });
  const workspaceId = await workspaceIdOf(client);
  return {
    app,
    pool: services.pool,
    mailer,
    client,
    apiKey: apiKey.key,
    signIdentity: () =>
      new SignJWT({ sub: newName('person'), name: `${word} visitor` })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(new Date(services.clock.now().getTime() + 60_000))
        .sign(new TextEncoder().encode(identity.secret)),
    removePassword: (userId) => services.pool.query('delete from account where user_id = $1', [userId]),
    forgetSubscription: () =>
      services.pool.query(
        `update sandbox_account set account = jsonb_set(account, '{subscription}', 'null') where customer_id = $1`,
        [`cus_${workspaceId}`],
      ),
    addTrial: async () => (await storeTrial(services, trialOf(siteUrl))).secret,
    visitor,
    word,
    siteUrl,
    ids: {
      agentId: agent.id,
      sourceId: source.id,
      conversationId,
      messageId,
      attachmentId,
      leadId: (await expectStatus<{ id: string }>(lead, 201)).id,
      tagId: await addTag(client, `${word} tag`),
      noteId: await addNote(client, conversationId, `${word} note`),
      savedViewId: await addSavedView(client, `${word} view`),
      savedReplyId: await addSavedReply(client, `${word} reply`),
      apiKeyId: apiKey.id,
      ...(await addWebhook(client, siteUrl)),
      hookId: await addHook(client, siteUrl),
      modelKeyId: await addModelKey(client, 'compatible'),
      identitySecretId: identity.id,
      userId: member.user.id,
      invitationId: await addInvitation(client),
      passkeyId: (await addPasskey(client)).id,
      sessionId: await addSession(app, client),
      clientId: await addClient(client, `${word} client`),
      ...crawl,
      pageId: await firstPageId(client, agent.id, source.id),
      testId: await addTest(client, agent.id, `What does the ${word} lamp cost?`),
      testRunId: await startTestRun(client, agent.id),
      ...(await subscribe(client)),
      workspaceId,
      ...(await addForOperator(services.pool)),
      ...(await addPartner(services.pool, client)),
      ...(await addChats(client, word)),
    },
    workspaceId,
  };
}

const trialOf = (url: string) => ({
  url,
  name: 'Shop',
  welcomeMessage: 'Hi!',
  messageColor: '#1f5c4a',
  avatar: null,
});

async function firstPageId(client: Client, agentId: string, sourceId: string): Promise<string> {
  const listed = await client.get(`/api/v1/agents/${agentId}/sources/${sourceId}/pages`);
  return (await expectStatus<{ data: { id: string }[] }>(listed, 200)).data[0]?.id ?? '';
}

/** A website of this owner that has been read, with the ids of its pages. */
async function freshWebsite({ client, ids, siteUrl }: Owner): Promise<Input> {
  const path = `/api/v1/agents/${ids.agentId}/sources`;
  const added = await client.post(path, { kind: 'website', url: siteUrl, mode: 'page' });
  const { id } = await expectStatus<{ id: string }>(added, 201);
  await waitUntilAllTrained(client, ids.agentId);
  const pageIds = [await firstPageId(client, ids.agentId, id)];
  return { params: { sourceId: id }, body: { pageIds } };
}

let runs = 100;

/** As if a crawl had found a page of this source changed. Each has a number of its own, as ids have. */
async function addCrawl(pool: Pool, sourceId: string): Promise<{ run: string; changeId: string }> {
  // Kept here: another owner may be made while this one waits.
  const run = ++runs;
  const changeId = createId('chg');
  await pool.query(
    `with noted as (
       insert into crawl (source_id, run, workspace_id, cause, started_at)
       select id, $2, workspace_id, 'owner', now() from source where id = $1 returning *
     )
     insert into page_change (id, workspace_id, source_id, run, address, title, kind, before, after)
     select $3, workspace_id, source_id, run, '/a', 'A', 'changed', 'Before.', 'After.' from noted`,
    [sourceId, run, changeId],
  );
  return { run: String(run), changeId };
}

async function addClient(client: Client, name: string): Promise<string> {
  const made = await client.post('/api/partner/clients', { name });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

async function addTag(client: Client, name: string): Promise<string> {
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/tags', { name, color: 'blue' }), 201))
    .id;
}

async function addTest(client: Client, agentId: string, question: string): Promise<string> {
  const body = { question, expectation: { kind: 'contains', text: '12 euros' } };
  const added = await client.post(`/api/v1/agents/${agentId}/tests`, body);
  return (await expectStatus<{ id: string }>(added, 201)).id;
}

async function startTestRun(client: Client, agentId: string): Promise<string> {
  const started = await client.post(`/api/v1/agents/${agentId}/test-runs`, {});
  return (await expectStatus<{ id: string }>(started, 201)).id;
}

async function addNote(client: Client, conversationId: string, text: string): Promise<string> {
  const added = await client.post(`/api/v1/conversations/${conversationId}/notes`, { text });
  return (await expectStatus<{ id: string }>(added, 201)).id;
}

/** Of the stand-in. */
const notionToken = 'ntn_good';

/** What Notion gives a browser that has chosen there what to share. */
async function signInToNotion({ client, ids }: Owner): Promise<Input> {
  const begun = await client.post('/api/v1/notion/sign-in', { agentId: ids.agentId });
  const { url } = await expectStatus<{ url: string }>(begun, 200);
  const chosen = await fetch(url, { redirect: 'manual' });
  const back = new URL(chosen.headers.get('location') ?? '').searchParams;
  return { body: { code: back.get('code'), state: back.get('state') } };
}

/** What Slack gives a browser that has allowed the app there. */
async function signInToSlack({ client, ids }: Owner): Promise<Input> {
  const begun = await client.post('/api/v1/slack/sign-in', { agentId: ids.agentId });
  const { url } = await expectStatus<{ url: string }>(begun, 200);
  const allowed = await fetch(url, { redirect: 'manual' });
  const back = new URL(allowed.headers.get('location') ?? '').searchParams;
  return { body: { code: back.get('code'), state: back.get('state') } };
}

async function withSlack(owner: Owner): Promise<Input> {
  const known = await expectStatus<SlackState>(await owner.client.get('/api/v1/slack'), 200);
  if (known.connection !== null) return {};
  const { body } = await signInToSlack(owner);
  await expectStatus(await owner.client.post('/api/v1/slack/sign-in/finish', body), 200);
  return {};
}

/** Of the stand-in for Cal.com, as is the event type. */
const calComKey = 'cal_live_fernwood';
const eventTypeId = 501;
const bookedBy = { name: 'Ada', email: 'ada@example.com', timeZone: 'Europe/Berlin' };

async function withCalCom({ client }: Owner): Promise<Input> {
  await expectStatus(await client.put('/api/v1/cal-com', { apiKey: calComKey }), 200);
  return {};
}

/** Has the agent offer calls in its chat. */
async function withOffer(owner: Owner): Promise<Input> {
  await withCalCom(owner);
  const offer = { isCalComBookingEnabled: true, bookingEventTypeId: eventTypeId };
  await expectStatus(await owner.client.patch(`/api/v1/agents/${owner.ids.agentId}`, offer), 200);
  return {};
}

async function freeTime({ client, visitor, ids }: Owner): Promise<string> {
  const path = `/api/widget/${ids.agentId}/booking-times`;
  const { days } = await expectStatus<{ days: { times: string[] }[] }>(
    await client.get(path, visitor.options),
    200,
  );
  return days[0]?.times[0] ?? '';
}

/** A conversation that may go. */
async function freshConversation({ client, ids }: Owner): Promise<string> {
  const asked = await client.post(`/api/v1/agents/${ids.agentId}/chat`, { message });
  return (await expectStatus<{ metadata: { conversationId: string } }>(asked, 200)).metadata.conversationId;
}

async function addSavedView(client: Client, name: string): Promise<string> {
  const body = { kind: 'conversations', name, filter: 'outcome=declined' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/saved-views', body), 201)).id;
}

function addIdentitySecret(client: Client, agentId: string): Promise<{ id: string; secret: string }> {
  return client
    .post(`/api/v1/agents/${agentId}/identity-secrets`)
    .then((made) => expectStatus<{ id: string; secret: string }>(made, 201));
}

async function addSavedReply(client: Client, name: string): Promise<string> {
  const made = await client.post('/api/v1/saved-replies', { name, text: `${name} for {{visitor_name}}` });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

/** Nothing is asked by it: these installations answer by the embedded engine only. */
async function addModelKey(client: Client, provider: string): Promise<string> {
  const server = { baseUrl: 'https://models.example.com/v1', models: ['small'] };
  const body = provider === 'compatible' ? { provider, ...server } : { provider, key: 'sk-of-a-workspace' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/model-keys', body), 201)).id;
}

/** A workspace has one key of each provider. */
function withoutModelKey({ pool, workspaceId }: Owner, provider: string): Promise<unknown> {
  return pool.query('delete from model_key where workspace_id = $1 and provider = $2', [
    workspaceId,
    provider,
  ]);
}

/** A webhook that was tested, and what was sent. */
async function addWebhook(
  client: Client,
  siteUrl: string,
): Promise<{ webhookId: string; deliveryId: string }> {
  const body = { url: `${siteUrl}/hook`, events: ['usage.warned'] };
  const { id } = await expectStatus<{ id: string }>(await client.post('/api/v1/webhooks', body), 201);
  const tested = await client.post(`/api/v1/webhooks/${id}/test`);
  return { webhookId: id, deliveryId: (await expectStatus<{ id: string }>(tested, 200)).id };
}

async function addHook(client: Client, siteUrl: string): Promise<string> {
  const body = { targetUrl: `${siteUrl}/hook`, event: 'usage.warned' };
  return (await expectStatus<{ id: string }>(await client.post('/api/v1/hooks', body), 201)).id;
}

let names = 0;
/** A name that nothing has yet. */
const newName = (what: string): string => `${what} ${++names}`;

const message = 'What does the lamp cost?';
const filterByAgent = (_own: Owner, foreign: Owner): Input[] => [{ query: `agentId=${foreign.ids.agentId}` }];

/** The id of a question that the sources do not answer. */
async function askDeclined(client: Client, agentId: string): Promise<string> {
  const asked = await client.post(`/api/v1/agents/${agentId}/chat`, { message: 'Who won the cup in 1990?' });
  return (await expectStatus<{ metadata: { userMessageId: string } }>(asked, 200)).metadata.userMessageId;
}

async function addLead({ client, ids }: Owner): Promise<string> {
  const made = await client.post('/api/v1/leads', { agentId: ids.agentId, name: 'Somebody' });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}

async function freshSource({ client, ids }: Owner): Promise<Input> {
  const source = await addText(client, ids.agentId, { title: 'A passing thought' });
  await waitUntilAllTrained(client, ids.agentId);
  return { params: { sourceId: source.id } };
}

/** A text by its id in the body, as calls about several take it. */
async function freshSeveral(owner: Owner): Promise<Input> {
  const { params } = await freshSource(owner);
  return { body: { sourceIds: [params?.sourceId] } };
}

let files = 0;

/** A file, and another one to replace it with. */
async function freshFile({ client, ids }: Owner): Promise<Input> {
  files += 1;
  const form = (text: string) => {
    const data = new FormData();
    data.append('file', new Blob([`${text} number ${files} is here to be read.`]), `note-${files}.txt`);
    return data;
  };
  const added = await client.post(`/api/v1/agents/${ids.agentId}/sources`, form('A first file'));
  const { id } = await expectStatus<{ id: string }>(added, 201);
  await waitUntilAllTrained(client, ids.agentId);
  return { params: { sourceId: id }, body: form('A second file') };
}

/** Every endpoint of the contract, by its name, with what the test of all endpoints cannot know by itself. */
export const endpointCases: Record<string, EndpointCase> = {
  'accounts.csrf-token': {},
  'accounts.register': { valid: () => ({ body: { email: newEmail(), password: testPassword } }) },
  'accounts.login': {
    valid: ({ client }) => ({ body: { email: client.user.email, password: testPassword } }),
  },
  'accounts.logout': {},
  'accounts.profile': {},
  'accounts.set-picture': { valid: () => ({ body: pictureForm() }) },
  'accounts.remove-picture': {},
  'accounts.update-profile': { valid: () => ({ body: { firstname: 'Ana' } }) },
  'api-keys.create': { onlyBrowsers: true, valid: () => ({ body: { name: 'Another' } }) },
  'api-keys.list': {},
  'api-keys.revoke': {
    valid: async ({ client }) => ({ params: { apiKeyId: (await addApiKey(client)).id } }),
  },

  'model-keys.list': {},
  'model-keys.create': {
    onlyBrowsers: true,
    valid: async (owner) => {
      await withoutModelKey(owner, 'google');
      return { body: { provider: 'google', key: 'another-key' } };
    },
  },
  'model-keys.update': { onlyBrowsers: true, valid: () => ({ body: { models: ['large', 'small'] } }) },
  'model-keys.delete': {
    valid: async (owner) => {
      await withoutModelKey(owner, 'openai');
      return { params: { modelKeyId: await addModelKey(owner.client, 'openai') } };
    },
  },
  'model-keys.test': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId, questions: [message] } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId, questions: [message] } }],
  },

  'model-keys.get-spending': {},
  'model-keys.set-budget': { valid: () => ({ body: { budget: { unit: 'dollars', amount: 20 } } }) },

  'webhooks.list': {},
  'webhooks.create': {
    valid: ({ siteUrl }) => ({
      body: { url: `${siteUrl}/hook`, events: ['usage.warned'], payload: 'full', name: 'CRM' },
    }),
  },
  'webhooks.get': {},
  'webhooks.update': { valid: () => ({ body: { name: 'CRM' } }) },
  'webhooks.delete': {
    valid: async ({ client, siteUrl }) => {
      const { webhookId } = await addWebhook(client, siteUrl);
      return { params: { webhookId } };
    },
  },
  'webhooks.rotate-secret': {},
  'webhooks.test': {},
  'webhooks.list-deliveries': {},
  'webhooks.get-delivery': {},
  'webhooks.replay-delivery': {},
  'hooks.list': {},
  'hooks.create': {
    valid: ({ siteUrl }) => ({ body: { targetUrl: `${siteUrl}/hook`, event: 'usage.warned' } }),
    pointing: ({ siteUrl }, { ids }) => [
      { body: { targetUrl: `${siteUrl}/hook`, event: 'lead.created', agentId: ids.agentId } },
    ],
  },
  'hooks.delete': {
    valid: async ({ client, siteUrl }) => ({ params: { hookId: await addHook(client, siteUrl) } }),
  },
  'hooks.list-samples': { pointing: filterByAgent },
  'webhooks.replay': { valid: () => ({ body: { which: 'failed' } }) },

  ...accountCases,

  'agents.create': { valid: () => ({ body: { name: 'Another' } }) },
  'agents.list': {},
  'agents.get': {},
  'agents.update': { valid: () => ({ body: { welcomeMessage: 'Good day!' } }) },
  'agents.set-avatar': { valid: () => ({ body: pictureForm() }) },
  'agents.remove-avatar': {},
  'agents.set-cover': { valid: () => ({ body: pictureForm() }) },
  'agents.remove-cover': {},
  'agents.delete': {
    valid: async ({ client }) => ({ params: { agentId: (await createAgent(client)).id } }),
  },
  'agents.duplicate': { valid: () => ({ body: { withSources: false } }) },
  'agents.keep': { valid: ({ ids }) => ({ body: { agentIds: [ids.agentId] } }) },
  'agents.add-sample': {},
  'agents.list-installations': {},
  'agents.check-installation': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'agents.suggest-from-site': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'agents.list-models': {},

  'sources.add': { valid: () => ({ body: { kind: 'qa', question: 'Why?', answer: 'Because of this.' } }) },
  'sources.list': {},
  'sources.get': {},
  'sources.get-content': {},
  'sources.update': {
    valid: async (owner) => ({ ...(await freshSource(owner)), body: { text: 'A thought that stays.' } }),
  },
  'sources.suggest-wordings': {
    valid: async ({ client, ids }) => {
      const body = { kind: 'qa', question: newName('Is there a lamp'), answer: 'Yes.' };
      const added = await client.post(`/api/v1/agents/${ids.agentId}/sources`, body);
      return { params: { sourceId: (await expectStatus<{ id: string }>(added, 201)).id } };
    },
  },
  'sources.delete': { valid: freshSource },
  'sources.replace-file': { valid: freshFile },
  'sources.retrain-several': { valid: freshSeveral },
  'sources.delete-several': { valid: freshSeveral },
  'sources.review': {},
  'sources.retrain': { valid: freshSource },
  'sources.cancel': { valid: freshSource },
  'sources.list-pages': {},
  'sources.read-passages': {},
  'sources.get-page': {},
  'sources.list-passages': {},
  'sources.retrain-pages': {
    valid: freshWebsite,
    pointing: (_own, { ids }) => [{ body: { pageIds: [ids.pageId] } }],
  },
  'sources.swap-pages': {
    valid: async (owner) => {
      const { params, body } = await freshWebsite(owner);
      const { pageIds } = body as { pageIds: string[] };
      return { ...(params ? { params } : {}), body: { removedIds: pageIds, readIds: pageIds } };
    },
    pointing: (_own, { ids }) => [{ body: { removedIds: [ids.pageId], readIds: [ids.pageId] } }],
  },
  'sources.remove-pages': {
    valid: freshWebsite,
    pointing: (_own, { ids }) => [{ body: { pageIds: [ids.pageId] } }],
  },
  'sources.match-pages': { valid: () => ({ body: { include: ['/help/*'], exclude: [] } }) },
  'sources.list-crawls': {},
  'sources.get-crawl': {},
  'sources.list-page-changes': {},
  'sources.compare-page': {},

  'cal-com.get': {},
  'cal-com.connect': { onlyBrowsers: true, valid: () => ({ body: { apiKey: calComKey } }) },
  'cal-com.test': { valid: withCalCom },
  'cal-com.disconnect': {},
  'cal-com.list-event-types': { valid: withCalCom },
  'bookings.list': {
    pointing: (own, foreign) => [
      ...filterByAgent(own, foreign),
      { query: `leadId=${foreign.ids.leadId}` },
      { query: `conversationId=${foreign.ids.conversationId}` },
    ],
  },
  'widget.list-booking-times': { needsVisitor: true, valid: withOffer },
  'widget.book': {
    needsVisitor: true,
    valid: async (owner) => {
      await withOffer(owner);
      return { body: { ...bookedBy, start: await freeTime(owner) } };
    },
    pointing: (_own, { ids }) => [
      { body: { ...bookedBy, start: '2099-01-05T10:00:00.000Z', conversationId: ids.conversationId } },
    ],
  },

  'slack.get': { pointing: (_own, { ids }) => [{ query: `agentId=${ids.agentId}` }] },
  'slack.start-sign-in': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
    onlyBrowsers: true,
  },
  'slack.finish-sign-in': { valid: signInToSlack, onlyBrowsers: true },
  'slack.return': {},
  'slack.test': {
    valid: async (owner) => {
      await withSlack(owner);
      return { body: { agentId: owner.ids.agentId } };
    },
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
  },
  'slack.disconnect': {},
  'slack.list-channels': { valid: withSlack },
  'slack.choose-channel': {
    valid: async (owner) => {
      await withSlack(owner);
      return { body: { channelId: 'C0002', sendsLeads: true, sendsRequests: true } };
    },
  },

  'notion.get': {},
  'notion.connect': { valid: () => ({ body: { token: notionToken } }) },
  'notion.disconnect': {},
  'notion.start-sign-in': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId } }),
    pointing: (_own, { ids }) => [{ body: { agentId: ids.agentId } }],
    onlyBrowsers: true,
  },
  'notion.finish-sign-in': { valid: signInToNotion, onlyBrowsers: true },
  'notion.return': {},
  'notion.search': {
    valid: async ({ client }) => {
      await expectStatus(await client.put('/api/v1/notion', { token: notionToken }), 200);
      return {};
    },
  },

  'conversations.chat': {
    valid: () => ({ body: { message } }),
    pointing: (_own, { ids }) => [{ body: { message, conversationId: ids.conversationId } }],
  },
  'completions.create': {
    valid: ({ ids }) => ({ body: { model: ids.agentId, messages: [{ role: 'user', content: message }] } }),
    pointing: (own, foreign) => [
      { body: { model: foreign.ids.agentId, messages: [{ role: 'user', content: message }] } },
      {
        body: {
          model: own.ids.agentId,
          messages: [{ role: 'user', content: message }],
          metadata: { conversationId: foreign.ids.conversationId },
        },
      },
    ],
  },
  'completions.list-models': {},
  'mcp.call': { valid: () => ({ body: { jsonrpc: '2.0', id: 1, method: 'ping' } }) },
  'conversations.list': {
    pointing: (own, foreign) => [
      ...filterByAgent(own, foreign),
      { query: `tagId=${foreign.ids.tagId}` },
      { query: `q=${foreign.word}` },
      { query: `askedLike=${foreign.ids.messageId}` },
    ],
  },
  'conversations.count': { pointing: filterByAgent },
  'conversations.list-unanswered': { pointing: filterByAgent },
  'conversations.dismiss-questions': {
    valid: async ({ client, ids }) => ({
      body: { questionIds: [await askDeclined(client, ids.agentId)], reason: 'off-topic' },
    }),
    pointing: (_own, { ids }) => [{ body: { questionIds: [ids.messageId], reason: 'other' } }],
  },
  'conversations.reopen-questions': {
    valid: async ({ client, ids }) => ({ body: { questionIds: [await askDeclined(client, ids.agentId)] } }),
    pointing: (_own, { ids }) => [{ body: { questionIds: [ids.messageId] } }],
  },
  'conversations.list-touched': {},
  'conversations.mark-read': {},
  'conversations.delete': {
    valid: async (owner) => ({ params: { conversationId: await freshConversation(owner) } }),
  },
  'conversations.change-many': {
    valid: ({ ids }) => ({
      body: { selection: { ids: [ids.conversationId] }, change: { kind: 'mark', as: 'read' } },
    }),
    pointing: ({ ids: own }, { ids }) => [
      { body: { selection: { ids: [ids.conversationId] }, change: { kind: 'mark', as: 'unread' } } },
      {
        body: {
          selection: { ids: [own.conversationId] },
          change: { kind: 'tag', tagId: ids.tagId, change: 'add' },
        },
      },
    ],
  },
  'conversations.delete-many': {
    valid: async (owner) => ({ body: { selection: { ids: [await freshConversation(owner)] } } }),
    pointing: (_own, { ids }) => [{ body: { selection: { ids: [ids.conversationId] } } }],
  },
  'conversations.explain-answer': {},
  'identity.list-secrets': {},
  'identity.create-secret': {
    valid: async ({ client }) => ({ params: { agentId: (await createAgent(client)).id } }),
  },
  'identity.delete-secret': {
    valid: async ({ client }) => {
      const { id: agentId } = await createAgent(client);
      return { params: { agentId, identitySecretId: (await addIdentitySecret(client, agentId)).id } };
    },
  },
  'inbox.handle-conversation': {
    onlyBrowsers: true,
    valid: async (owner) => ({
      params: { conversationId: await freshConversation(owner) },
      body: { version: 0, action: { kind: 'take-over' } },
    }),
    pointing: ({ ids: own }, { ids }) => [
      {
        params: { conversationId: own.conversationId },
        body: { version: 0, action: { kind: 'assign', to: ids.userId } },
      },
    ],
  },
  'inbox.draft-reply': {},
  'inbox.reply': {
    onlyBrowsers: true,
    valid: async (owner) => ({
      params: { conversationId: await freshConversation(owner) },
      body: { text: 'I can help.', clientId: createId('rpl') },
    }),
  },
  'attachments.upload-as-visitor': { needsVisitor: true, valid: () => ({ body: pictureForm() }) },
  'attachments.download-as-visitor': { needsVisitor: true },
  'attachments.upload-as-member': { onlyBrowsers: true, valid: () => ({ body: pictureForm() }) },
  'attachments.download': {},
  'inbox.count': { pointing: filterByAgent },
  'inbox.show-presence': { onlyBrowsers: true, valid: () => ({ body: { isTyping: true } }) },
  'inbox.get-visitor': {},
  'presence.record': { onlyBrowsers: true },
  'inbox-settings.get': {},
  'inbox-settings.update': {
    valid: () => ({ body: { handBackMinutes: 30, hours: null, reminders: 'daily', replyAddress: null } }),
  },
  'conversations.suggest-questions': {},
  'conversations.preview-session': {},
  'conversations.get': {},
  'conversations.set-feedback': { valid: () => ({ body: { feedback: 'positive' } }) },
  'conversations.export': { pointing: filterByAgent },

  'tags.list': {},
  'tags.create': { valid: () => ({ body: { name: newName('Tag') } }) },
  'tags.update': { valid: () => ({ body: { name: newName('Renamed tag'), color: 'red' } }) },
  'tags.delete': {
    valid: async ({ client }) => ({ params: { tagId: await addTag(client, newName('Passing tag')) } }),
  },
  'tags.set-of-conversation': {
    valid: ({ ids }) => ({ body: { tagIds: [ids.tagId] } }),
    pointing: (_own, { ids }) => [{ body: { tagIds: [ids.tagId] } }],
  },
  'notes.list': {},
  'notes.add': { valid: () => ({ body: { text: 'Call them back.' } }) },
  'notes.delete': {
    valid: async ({ client, ids }) => ({
      params: { noteId: await addNote(client, ids.conversationId, 'A passing note') },
    }),
  },
  'contradictions.list': {},
  'contradictions.dismiss': { valid: () => ({ body: { contradictionId: 'a1b2' } }) },
  'synonyms.get': {},
  'synonyms.set': { valid: () => ({ body: { groups: [['lamp', 'light']] } }) },
  'synonyms.suggest': {},
  'agent-tests.list': {},
  'agent-tests.add': {
    valid: () => ({ body: { question: newName('Why'), expectation: { kind: 'decline' } } }),
    pointing: (_own, { ids }) => [
      { body: { question: newName('Why'), expectation: { kind: 'page', sourceId: ids.sourceId } } },
    ],
  },
  'agent-tests.suggest': {},
  'agent-tests.update': {
    valid: () => ({ body: { expectation: { kind: 'contains', text: 'twelve euros' } } }),
    pointing: (_own, { ids }) => [{ body: { expectation: { kind: 'page', sourceId: ids.sourceId } } }],
  },
  'agent-tests.delete': {
    valid: async ({ client, ids }) => ({
      params: { testId: await addTest(client, ids.agentId, newName('What')) },
    }),
  },
  'agent-tests.start-run': {},
  'agent-tests.list-runs': {},
  'agent-tests.get-run': {
    // The first runs make way for later ones.
    valid: async ({ client, ids }) => ({ params: { testRunId: await startTestRun(client, ids.agentId) } }),
  },
  'agent-tests.get-held-training': {},
  'agent-tests.publish-held-training': {},
  'agent-tests.discard-held-training': {},
  'agent-tests.undo-training': {},
  'analytics.count-leads': { pointing: filterByAgent },
  'analytics.list-attention': { pointing: filterByAgent },
  'analytics.list-hours': { pointing: filterByAgent },
  'analytics.list-top': {
    pointing: (_own, foreign) => [{ query: `by=page&agentId=${foreign.ids.agentId}` }],
  },
  'analytics.list-top-questions': { pointing: filterByAgent },
  'analytics.measure-first-word': { pointing: filterByAgent },
  'analytics.list-used-sources': { pointing: filterByAgent },

  'leads.list': { pointing: filterByAgent },
  'leads.create': {
    valid: ({ ids }) => ({ body: { agentId: ids.agentId, email: newEmail() } }),
    pointing: (own, { ids }) => [
      { body: { agentId: ids.agentId, email: newEmail() } },
      { body: { agentId: own.ids.agentId, conversationId: ids.conversationId, email: newEmail() } },
    ],
  },
  'leads.get': {},
  'leads.update': { valid: () => ({ body: { status: 'contacted', note: 'Called back.' } }) },
  'leads.set-status': {
    valid: ({ ids }) => ({ body: { selection: { leadIds: [ids.leadId] }, status: 'won' } }),
    pointing: (_own, { ids }) => [
      { body: { selection: { leadIds: [ids.leadId] }, status: 'won' } },
      { body: { selection: { filter: { agentId: ids.agentId }, newestId: ids.leadId }, status: 'won' } },
    ],
  },
  'leads.delete': {
    valid: async (owner) => ({ params: { leadId: await addLead(owner) } }),
  },
  'leads.delete-several': {
    valid: async (owner) => ({ body: { selection: { leadIds: [await addLead(owner)] } } }),
    pointing: (_own, { ids }) => [
      { body: { selection: { leadIds: [ids.leadId] } } },
      { body: { selection: { filter: { agentId: ids.agentId }, newestId: ids.leadId } } },
    ],
  },
  'leads.export': { pointing: filterByAgent },

  'saved-views.list': {},
  'saved-views.create': {
    valid: () => ({ body: { kind: 'leads', name: newName('View'), filter: '' } }),
  },
  'saved-views.update': { valid: () => ({ body: { name: newName('Renamed view') } }) },
  'saved-views.delete': {
    valid: async ({ client }) => ({
      params: { savedViewId: await addSavedView(client, newName('Passing view')) },
    }),
  },

  'privacy.get-settings': {},
  'privacy.update-settings': {
    valid: () => ({ body: { conversationDays: 365, leadDays: null, masksCardNumbers: true } }),
  },
  'privacy.list-erasures': {},
  'privacy.find-person': {
    valid: ({ ids }) => ({ body: { person: { conversationId: ids.conversationId } } }),
    pointing: (_own, { ids }) => [{ body: { person: { conversationId: ids.conversationId } } }],
  },
  'privacy.export-person': {
    valid: ({ ids }) => ({ query: `conversationId=${ids.conversationId}` }),
    pointing: (_own, { ids }) => [{ query: `conversationId=${ids.conversationId}` }],
  },
  'privacy.erase-person': {
    valid: async (owner) => ({ body: { person: { conversationId: await freshConversation(owner) } } }),
    pointing: (_own, { ids }) => [{ body: { person: { conversationId: ids.conversationId } } }],
  },

  'saved-replies.list': {},
  'saved-replies.create': { valid: () => ({ body: { name: newName('Reply'), text: 'Thank you.' } }) },
  'saved-replies.update': { valid: () => ({ body: { name: newName('Renamed reply'), text: 'Thanks.' } }) },
  'saved-replies.delete': {
    valid: async ({ client }) => ({
      params: { savedReplyId: await addSavedReply(client, newName('Passing reply')) },
    }),
  },

  'billing.usage': { pointing: filterByAgent },
  ...billingCases,
  ...chatCases,

  ...partnerCases,

  'live.follow': {},

  'widget.launcher': {},
  'widget.session': {},
  'widget.identify': { valid: async ({ signIdentity }) => ({ body: { token: await signIdentity() } }) },
  'widget.end-identity': { valid: async ({ signIdentity }) => ({ body: { token: await signIdentity() } }) },
  'widget.send-message': {
    needsVisitor: true,
    valid: () => ({ body: { message } }),
    pointing: (_own, { ids }) => [{ body: { message, conversationId: ids.conversationId } }],
  },
  'widget.finish-conversation': { needsVisitor: true },
  'widget.email-transcript': { needsVisitor: true, valid: () => ({ body: { email: newEmail() } }) },
  'widget.follow-conversation': { needsVisitor: true },
  'widget.rate-conversation': {
    needsVisitor: true,
    valid: () => ({ body: { rating: 'positive' } }),
  },
  'widget.rate-message': { needsVisitor: true, valid: () => ({ body: { feedback: 'negative' } }) },
  'widget.leave-contact': {
    needsVisitor: true,
    valid: () => ({ body: { name: 'Ada', email: newEmail() } }),
    pointing: (_own, { ids }) => [
      { body: { conversationId: ids.conversationId, name: 'Ada', email: newEmail() } },
    ],
  },

  'contact.send': {
    valid: () => ({ body: { name: 'Ana', email: newEmail(), message: 'How long is the delivery?' } }),
  },
  'waitlist.join': { valid: () => ({ body: { email: newEmail() } }) },
  'status.get': {},
  'docs.search': { valid: () => ({ query: 'q=widget' }) },
  'docs.rate-page': { valid: () => ({ body: { page: 'quick-start', isHelpful: true } }) },
  'docs.demo-agent': {},
  'trials.create': { valid: ({ siteUrl }) => ({ body: { url: siteUrl } }) },
  'trials.show': { valid: async ({ addTrial }) => ({ body: { secret: await addTrial() } }) },
  'trials.keep': {
    valid: async ({ app, addTrial }) => ({ client: await somebody(app), body: { secret: await addTrial() } }),
  },

  ...operatorCases,
  'audit-log.list': { onlyBrowsers: true },
  'audit-log.export': { onlyBrowsers: true },

  'operation.health': {},
  'operation.live': {},
  'operation.ready': {},
  'operation.openapi': {},
};
