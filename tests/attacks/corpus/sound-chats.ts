import { makeZip } from '#server/adapters/document-reader/fixtures/make-zip.ts';
import { soundDatabases } from './sound-databases.ts';

export interface SoundChat {
  /** With its form, where a platform has several. */
  platform: string;
  fileName: string;
  bytes: Buffer;
}

const json = (value: unknown) => JSON.stringify(value);
const from = (platform: string, fileName: string, text: string): SoundChat => ({
  platform,
  fileName,
  bytes: Buffer.from(text),
});

/** A small export of each chat app and form that is read, to be changed. */
export function soundChats(): SoundChat[] {
  return [
    from(
      'whatsapp',
      'WhatsApp Chat with Bo.txt',
      '13/03/2024, 15:04 - Ann: Hi Bo\nsecond line\n13/03/2024, 15:05 - Bo: <Media omitted>\n14/03/2024, 09:00 - Ann: Shall we meet?\n',
    ),
    from('telegram', 'result.json', telegram()),
    from('instagram', 'instagram message_1.json', metaThread()),
    from('messenger', 'messenger message_1.json', metaThread()),
    from('discord', 'discord.json', discord()),
    { platform: 'slack', fileName: 'slack.zip', bytes: slack() },
    from('snapchat', 'chat_history.json', snapchat()),
    from(
      'imessage',
      'Ann.txt',
      'Mar 05, 2024  3:04:05 PM (Read by you after 5 seconds)\nAnn\nhi\nthere\n\nMar 05, 2024  3:05:00 PM\nMe\nyes\n',
    ),
    ...soundDatabases(),
    from(
      'imessage-table',
      'Messages - Bo.csv',
      'Chat Session,Message Date,Delivered Date,Read Date,Edited Date,Service,Type,Sender ID,Sender Name,Status,Replying to,Subject,Text,Attachment,Attachment type\nBo,2024-03-25 15:04:05,,,,iMessage,Incoming,+447700900123,Bo,Read,,,"hi\nthere",,\nBo,2024-03-25 15:05:05,,,2024-03-25 15:06:05,iMessage,Outgoing,,,Sent,,,"a, ""b""",IMG_1.heic,Image\n',
    ),
    from(
      'line',
      'line.txt',
      '[LINE] Chat history with Ann\nSaved on: 2024/03/06 10:00\n\n2024/03/05(Tue)\n24:04\tAnn\thi\n15:04\tBo\t"one\ntwo"\n',
    ),
    from(
      'sms',
      'sms.xml',
      '<?xml version="1.0"?>\n<smses count="1"><sms address="+44 7700 900123" date="1709651045000" type="1" body="hey &#55357;&#56832;" contact_name="Bo" /><mms address="+447700900123" date="1709651045000" msg_box="2"><parts><part ct="text/plain" text="hi"/></parts></mms></smses>',
    ),
    from('skype', 'messages.json', skype('8:ann')),
    from('teams', 'messages.json', skype('19:abc@thread.v2')),
    from('teams-graph', 'chat.json', graph()),
    from('signal', 'main.jsonl', signal()),
    from('signal-desktop', 'Bo (+447700900123).json', signalDesktop()),
    from('signal-lines', 'data.json', signalLines()),
    from(
      'signal-text',
      'Bo.txt',
      'Conversation: Bo (+447700900123)\n\nFrom: Bo (+447700900123)\nType: incoming\nSent: Mon, 25 Mar 2024 16:04:05 +0100\n\nhi\n\nFrom: You\nType: outgoing\nSent: Mon, 25 Mar 2024 16:05:05 +0100\nAttachment: a.jpg (image/jpeg, 5 bytes)\nReaction: 👍 from Bo\n\n',
    ),
    from(
      'kakaotalk',
      'chat.txt',
      'Ann 님과 카카오톡 대화\n저장한 날짜 : 2024-03-07 10:00:00\n\n--------------- 2024년 3월 5일 화요일 ---------------\n[Ann] [오후 3:04] hi\nthere\n2024. 3. 5. 오후 3:05, Bo : 사진\n',
    ),
    from(
      'kakaotalk-table',
      'chat.csv',
      'Date,User,Message\n2024-03-05 15:04:05,"Ann","hi ""you"",\nthere"\n2024-03-06 00:05:00,"Bo","사진"\n',
    ),
    { platform: 'google-chat', fileName: 'takeout.zip', bytes: googleChat() },
    { platform: 'discord-package', fileName: 'package.zip', bytes: discordPackage() },
    from(
      'x',
      'direct-messages.js',
      `window.YTD.direct_messages.part0 = ${json([{ dmConversation: { conversationId: '1-2', messages: [{ messageCreate: { id: '5', senderId: '1', text: 'a &amp; b', createdAt: '2024-03-05T15:04:05.000Z' } }] } }])}`,
    ),
  ];
}

function telegram(): string {
  const said = {
    id: 1,
    type: 'message',
    date: '2024-03-05T15:04:05',
    date_unixtime: '1709651045',
    from: 'Ann',
    from_id: 'user1',
    text: ['see ', { type: 'link', text: 'a.example' }],
    reactions: [{ type: 'emoji', count: 1, emoji: '👍' }],
  };
  return json({ name: 'Ann', type: 'personal_chat', id: 7, messages: [said, { ...said, id: 2 }] });
}

function metaThread(): string {
  const said = { sender_name: 'Ann', timestamp_ms: 1_709_651_045_000, content: 'caf\u00c3\u00a9' };
  return json({
    participants: [{ name: 'Ann' }, { name: 'Bo' }],
    messages: [said, { ...said, sender_name: 'Bo', photos: [{ uri: 'photos/a.jpg' }] }],
    title: 'Ann',
    thread_path: 'inbox/ann_1',
  });
}

function discord(): string {
  const said = {
    id: '9',
    type: 'Default',
    timestamp: '2024-03-05T16:04:05+01:00',
    content: 'hi',
    author: { id: '1', name: 'ann', nickname: 'Ann' },
  };
  return json({
    guild: { name: 'Direct Messages' },
    channel: { id: '4', type: 'DirectTextChat', name: 'ann' },
    messages: [said, { ...said, id: '10' }],
  });
}

function slack(): Buffer {
  const said = { type: 'message', ts: '1709651045.000200', user: 'U1', text: 'hi &amp; <@U2>' };
  return makeZip([
    { name: 'users.json', data: json([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann' } }]) },
    { name: 'channels.json', data: json([{ id: 'C1', name: 'general' }]) },
    { name: 'general/2024-03-05.json', data: json([said, { ...said, ts: '1709651046.000200' }]) },
  ]);
}

function snapchat(): string {
  return json({
    ann: [
      {
        From: 'ann',
        'Media Type': 'TEXT',
        Created: '2024-03-05 15:04:05 UTC',
        Content: 'hi',
        'Conversation Title': null,
        IsSender: false,
        'Created(microseconds)': 1_709_651_045_123,
      },
    ],
  });
}

function skype(id: string): string {
  const entry = {
    id: '2',
    displayName: 'Ann',
    originalarrivaltime: '2024-03-05T15:04:05Z',
    messagetype: 'RichText',
    content: 'a &lt;b&gt; <b>c</b>',
    from: '8:ann',
  };
  return json({
    userId: '8:bo',
    exportDate: '2024',
    conversations: [{ id, displayName: 'Ann', MessageList: [entry] }],
  });
}

function signal(): string {
  const frames = [
    { version: '1', backupTimeMs: '1709700000000' },
    { recipient: { id: '2', contact: { e164: '447700900123', profileGivenName: 'Bo' } } },
    { chat: { id: '1', recipientId: '2' } },
    {
      chatItem: {
        chatId: '1',
        authorId: '2',
        dateSent: '1709651045000',
        standardMessage: { text: { body: 'hi' }, reactions: [{ emoji: '👍' }] },
      },
    },
  ];
  return frames.map(json).join('\n');
}

function signalDesktop(): string {
  const said = {
    id: 'a',
    conversationId: 'c1',
    type: 'incoming',
    sent_at: 1_711_379_045_000,
    received_at: 5,
    sourceServiceId: 's1',
    body: 'hi \ufffc',
    bodyRanges: [{ start: 3, length: 1, replacementText: 'Bo' }],
    attachments: [{ contentType: 'image/jpeg' }],
  };
  return json([said, { ...said, id: 'b', type: 'outgoing', reactions: [{ emoji: '👍', fromId: 'c1' }] }]);
}

function signalLines(): string {
  const said = {
    date: '2024-03-25T15:04:05.123000',
    sender: 'Bo',
    body: 'hi\nthere',
    quote: '',
    sticker: null,
    reactions: [['Me', '👍']],
    attachments: [{ name: 'a.jpg', path: 'media/a.jpg' }],
  };
  return [said, { ...said, sender: 'Me' }].map(json).join('\n');
}

function graph(): string {
  const said = {
    id: '1',
    replyToId: null,
    messageType: 'message',
    createdDateTime: '2024-03-25T15:04:05.123Z',
    lastEditedDateTime: null,
    deletedDateTime: null,
    chatId: '19:a@thread.v2',
    from: { user: { id: 'u1', displayName: 'Ann' } },
    body: { contentType: 'html', content: '<p>hi <at id="0">Bo</at></p>' },
    attachments: [],
    mentions: [{ id: 0, mentioned: { user: { id: 'u2', displayName: 'Bo' } } }],
    reactions: [{ reactionType: 'like', user: { user: { id: 'u2' } } }],
  };
  return json([said, { ...said, id: '2' }]);
}

function googleChat(): Buffer {
  const creator = { name: 'Ann', email: 'ann@a.example' };
  const created_date = 'Tuesday, March 5, 2024 at 3:04:05\u202fPM UTC';
  return makeZip([
    { name: 'Google Chat/Groups/DM a/group_info.json', data: json({ members: [creator] }) },
    {
      name: 'Google Chat/Groups/DM a/messages.json',
      data: json({ messages: [{ creator, created_date, text: 'hi', topic_id: 't', message_id: 'm' }] }),
    },
  ]);
}

function discordPackage(): Buffer {
  return makeZip([
    { name: 'messages/c1/channel.json', data: '{"id": "1", "type": 1}' },
    {
      name: 'messages/c1/messages.json',
      data: '[{"ID": 1214567890123456789, "Timestamp": "2024-03-05 15:04:05", "Contents": "hi", "Attachments": ""}]',
    },
    {
      name: 'messages/c2/messages.csv',
      data: 'ID,Timestamp,Contents,Attachments\n12,2020-03-05 15:04:05.123000+00:00,"a, ""b""",\n',
    },
  ]);
}
