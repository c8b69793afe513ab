import { SignJWT } from 'jose';
import { defaultLook } from '#contract/look/look.ts';
import { storeTrial } from '#server/features/trials/store-trial.ts';
import {
  addApiKey,
  addText,
  type Client,
  createAgent,
  expectStatus,
  openChat,
  signUp,
  waitUntilAllTrained,
} from '../factories.ts';
import { newName } from '../new-name.ts';
import type { TestServices } from '../test-services.ts';
import { addInvitation, addMember, addPasskey, addSession, workspaceIdOf } from './account-cases.ts';
import { addAction, addToolServer } from './action-cases.ts';
import { addIdentitySecret, addTest, addVersion, startTestRun } from './agent-cases.ts';
import { subscribe } from './billing-cases.ts';
import { addBooking } from './booking-cases.ts';
import { addChats, addLegalExport, addShare, addUpload } from './chat-cases.ts';
import { subscribeToChatgenie } from './chatgenie-billing-cases.ts';
import { addNote, addSavedReply, addTag } from './conversation-cases.ts';
import type { Owner } from './endpoint-case.ts';
import { addSavedView } from './endpoint-cases.ts';
import { addModelKey } from './model-key-cases.ts';
import { addForOperator } from './operator-cases.ts';
import { addPartner } from './partner-cases.ts';
import { addCrawl, firstPageId } from './source-cases.ts';
import { addHook, addWebhook } from './webhook-cases.ts';

/** Signs somebody up who has one of everything that has an id; `word` is in all of it, and nowhere else. */
export async function createOwner(
  { app, mailer, services }: Pick<TestServices, 'app' | 'mailer' | 'services'>,
  word: string,
  siteUrl: string,
  toolServerUrl = `${siteUrl}/mcp`,
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
  const chats = await addChats(client, word);
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
    toolServerUrl,
    ids: {
      agentId: agent.id,
      version: await addVersion(services.pool, agent.id),
      sourceId: source.id,
      conversationId,
      messageId,
      attachmentId,
      bookingId: await addBooking(services.pool, { visitor, agentId: agent.id, word }),
      leadId: (await expectStatus<{ id: string }>(lead, 201)).id,
      tagId: await addTag(client, `${word} tag`),
      noteId: await addNote(client, conversationId, `${word} note`),
      savedViewId: await addSavedView(client, `${word} view`),
      savedReplyId: await addSavedReply(client, `${word} reply`),
      apiKeyId: apiKey.id,
      ...(await addWebhook(client, siteUrl)),
      hookId: await addHook(client, siteUrl),
      modelKeyId: await addModelKey(client, 'compatible'),
      actionId: await addAction(client, agent.id, `${word} action`),
      toolServerId: await addToolServer(services, {
        workspaceId,
        agentId: agent.id,
        name: `${word} tools`,
        url: toolServerUrl,
      }),
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
      ...(await subscribeToChatgenie(client)),
      workspaceId,
      ...(await addForOperator(services.pool)),
      ...(await addPartner(services.pool, client)),
      ...chats,
      exportId: await addLegalExport(services, { userId: client.user.id, ...chats }),
      uploadId: await addUpload(client, chats.archiveId, `${word}.txt`),
      shareId: await addShare(services, { userId: client.user.id, archiveId: chats.archiveId }),
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

async function addClient(client: Client, name: string): Promise<string> {
  const made = await client.post('/api/partner/clients', { name });
  return (await expectStatus<{ id: string }>(made, 201)).id;
}
