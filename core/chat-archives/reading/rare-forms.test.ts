import { expect, test } from 'vitest';
import { chatsOf, timeOf } from './fixtures/read-files.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Forms of exports that are met seldom: each was read wrongly once. Messages by time, sender, kind, media and text. */
const cases: [name: string, files: Record<string, string>, messages: (string | null)[][]][] = [
  [
    'WhatsApp: media left out, in Japanese',
    { 'WhatsApp Chat with Bo.txt': '2024/03/15 15:04 - Ann: <メディアは含まれていません>' },
    [['03-15T15:04:00', 'Ann', 'media', 'unknown', '']],
  ],
  [
    'WhatsApp: media left out, in Chinese of Taiwan',
    { 'WhatsApp Chat with Bo.txt': '2024/3/15 下午3:04 - Ann: <省略多媒體檔案>' },
    [['03-15T15:04:00', 'Ann', 'media', 'unknown', '']],
  ],
  [
    'WhatsApp: media left out, in Chinese',
    { 'WhatsApp Chat with Bo.txt': '2024/3/15 15:04 - Ann: <媒体文件已省略>' },
    [['03-15T15:04:00', 'Ann', 'media', 'unknown', '']],
  ],
  [
    'WhatsApp: a missed call, in Portuguese',
    { '_chat.txt': '[25/03/24, 15:04:05] Ann: \u200eChamada de voz perdida' },
    [['03-25T15:04:05', 'Ann', 'call', null, 'Chamada de voz perdida']],
  ],
  [
    'WhatsApp: a missed video call, in Italian',
    { '_chat.txt': '[25/03/24, 15:04:05] Ann: \u200eVideochiamata persa' },
    [['03-25T15:04:05', 'Ann', 'call', null, 'Videochiamata persa']],
  ],
  [
    'WhatsApp: media left out, in Thai',
    { 'WhatsApp Chat with Bo.txt': '25/3/2567 15:04 - Ann: <ไม่รวมไฟล์สื่อ>' },
    [['03-25T15:04:00', 'Ann', 'media', 'unknown', '']],
  ],
  [
    'WhatsApp: a picture left out by an iPhone, in Korean',
    { '_chat.txt': '[2024. 3. 25. 오후 3:04:05] Ann: \u200e사진 생략됨' },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'WhatsApp: a picture left out by an iPhone, in Japanese',
    { '_chat.txt': '[2024/03/25 15:04:05] Ann: \u200e画像は省略されました' },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'WhatsApp: a picture left out by an iPhone, in Hebrew',
    { '_chat.txt': '[25/03/2024, 15:04:05] Ann: \u200eהתמונה הושמטה' },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'WhatsApp: a picture left out by an iPhone, in Arabic',
    { '_chat.txt': '[25/03/2024، 3:04:05 م] Ann: \u200eتم استبعاد الصورة' },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'WhatsApp: a message that its sender deleted, in Hindi',
    { 'WhatsApp Chat with Bo.txt': '25/03/24, 3:04 pm - Ann: आपने यह मैसेज मिटा दिया' },
    [['03-25T15:04:00', 'Ann', 'deleted', null, '']],
  ],
  [
    'WhatsApp: an edited message, in Spanish with a full stop',
    { 'WhatsApp Chat with Bo.txt': '25/3/24, 15:04 - Ann: hola <Se editó este mensaje.>' },
    [['03-25T15:04:00', 'Ann', 'text', null, 'hola']],
  ],
  [
    'Telegram: a picture sent as a file',
    {
      'result.json': json({
        name: 'Bo',
        type: 'personal_chat',
        id: 7,
        messages: [
          {
            id: 1,
            type: 'message',
            date: '2024-03-25T15:04:05',
            date_unixtime: '1711379045',
            from: 'Ann',
            from_id: 'user1',
            text: '',
            file: 'files/a.png',
            mime_type: 'image/png',
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'Telegram: what could be seen once',
    {
      'result.json': json({
        name: 'Bo',
        type: 'personal_chat',
        id: 7,
        messages: [
          {
            id: 1,
            type: 'message',
            date: '2024-03-25T15:04:05',
            date_unixtime: '1711379045',
            from: 'Ann',
            from_id: 'user1',
            text: '',
            self_destruct_period_seconds: 10,
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'media', 'unknown', '']],
  ],
  [
    'Telegram: a list of things to do',
    {
      'result.json': json({
        name: 'Bo',
        type: 'personal_chat',
        id: 7,
        messages: [
          {
            id: 1,
            type: 'message',
            date: '2024-03-25T15:04:05',
            date_unixtime: '1711379045',
            from: 'Ann',
            from_id: 'user1',
            text: '',
            todo_list: { title: 'Shop', answers: [{ text: 'milk', id: 1 }] },
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'Shop\nmilk']],
  ],
  [
    'Instagram: a call without its length',
    {
      'your_instagram_activity/messages/inbox/ann_1/message_1.json': json({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        messages: [{ sender_name: 'Ann', timestamp_ms: 1711379045000, content: 'Ann started an audio call' }],
        title: 'Ann',
        thread_path: 'inbox/ann_1',
      }),
    },
    [['03-25T15:04:05', 'Ann', 'call', null, 'Ann started an audio call']],
  ],
  [
    'Instagram: a reaction that is written as a message, in Polish',
    {
      'your_instagram_activity/messages/inbox/ann_1/message_1.json': json({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        messages: [
          {
            sender_name: 'Ann',
            timestamp_ms: 1711379045000,
            content: 'PolubiÅ\u0082(a) wiadomoÅ\u009bÄ\u0087',
          },
        ],
        title: 'Ann',
        thread_path: 'inbox/ann_1',
      }),
    },
    [['03-25T15:04:05', null, 'system', null, 'Polubił(a) wiadomość']],
  ],
  [
    'Messenger: a picture of an end-to-end encrypted chat',
    {
      'Bo_12.json': json({
        participants: ['Ann', 'Bo'],
        threadName: 'Bo_12',
        messages: [
          {
            isUnsent: false,
            media: [{ uri: './media/a1.jpeg' }],
            reactions: [{ actor: 'Bo', reaction: '❤' }],
            senderName: 'Ann',
            text: '',
            timestamp: 1711379045000,
            type: 'media',
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'Messenger: a video of an end-to-end encrypted chat',
    {
      'Bo_12.json': json({
        participants: ['Ann', 'Bo'],
        threadName: 'Bo_12',
        messages: [
          {
            isUnsent: false,
            media: [{ uri: './media/a1.mp4' }],
            reactions: [],
            senderName: 'Ann',
            text: '',
            timestamp: 1711379045000,
            type: 'media',
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'media', 'video', '']],
  ],
  [
    'Instagram: a reaction that is written as a message, in Turkish',
    {
      'your_instagram_activity/messages/inbox/ann_1/message_1.json': json({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        messages: [
          {
            sender_name: 'Ann',
            timestamp_ms: 1711379045000,
            content: 'MesajÄ±na â\u009d¤ï¸\u008f ifadesini bÄ±raktÄ±',
          },
        ],
        title: 'Ann',
        thread_path: 'inbox/ann_1',
      }),
    },
    [['03-25T15:04:05', null, 'system', null, 'Mesajına ❤️ ifadesini bıraktı']],
  ],
  [
    'Instagram: a sentence in place of a link, in German',
    {
      'your_instagram_activity/messages/inbox/ann_1/message_1.json': json({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        messages: [
          {
            sender_name: 'Ann',
            timestamp_ms: 1711379045000,
            content: 'Ann hat einen Anhang gesendet.',
            share: { link: 'https://a.example' },
          },
        ],
        title: 'Ann',
        thread_path: 'inbox/ann_1',
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'https://a.example']],
  ],
  [
    'Instagram: a sentence in place of a link, in Spanish',
    {
      'your_instagram_activity/messages/inbox/ann_1/message_1.json': json({
        participants: [{ name: 'Ann' }, { name: 'Bo' }],
        messages: [
          {
            sender_name: 'Ann',
            timestamp_ms: 1711379045000,
            content: 'Ann enviÃ³ un archivo adjunto.',
            share: { link: 'https://a.example' },
          },
        ],
        title: 'Ann',
        thread_path: 'inbox/ann_1',
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'https://a.example']],
  ],
  [
    'Snapchat: an older export with two lists of all chats',
    {
      'json/chat_history.json': json({
        'Received Saved Chat History': [
          { From: 'ann', 'Media Type': 'TEXT', Created: '2021-03-25 15:04:05 UTC', Text: 'hi' },
        ],
        'Sent Saved Chat History': [
          { To: 'ann', 'Media Type': 'TEXT', Created: '2021-03-25 15:05:05 UTC', Text: 'yo' },
        ],
      }),
    },
    [
      ['03-25T15:04:05', 'ann', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'text', null, 'yo'],
    ],
  ],
  [
    'Snapchat: a type that is new',
    {
      'json/chat_history.json': json({
        ann: [
          {
            From: 'ann',
            'Media Type': 'LOCATION',
            Created: '2024-03-25 15:04:05 UTC',
            Content: '',
            'Conversation Title': null,
            IsSender: false,
            'Created(microseconds)': 1711379045123,
            IsSaved: true,
            'Media IDs': '',
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'ann', 'media', 'unknown', '']],
  ],
  [
    'Discord: the name of a direct message is in the index of the package',
    {
      'messages/index.json': json({ '11': 'Direct Message with bo#0', '12': null }),
      'messages/c11/channel.json': json({ id: '11', type: 'DM', recipients: ['1', '2'] }),
      'messages/c11/messages.json': json([
        { ID: 5, Timestamp: '2024-03-25 15:04:05', Contents: 'x', Attachments: '' },
      ]),
    },
    [['03-25T15:04:05', 'Me', 'text', null, 'x']],
  ],
  [
    'Slack: who is not in the list of people has a name in the message',
    {
      'users.json': json([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann', real_name: 'Ann Lee' } }]),
      'channels.json': json([{ id: 'C1', name: 'general' }]),
      'general/2024-03-25.json': json([
        {
          type: 'message',
          ts: '1711379045.000200',
          user: 'U7',
          text: 'x',
          user_profile: { real_name: 'Cy Dee', display_name: 'cy', name: 'cdee' },
        },
      ]),
    },
    [['03-25T15:04:05', 'cy', 'text', null, 'x']],
  ],
  [
    'Slack: a program has its name',
    {
      'users.json': json([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann', real_name: 'Ann Lee' } }]),
      'channels.json': json([{ id: 'C1', name: 'general' }]),
      'general/2024-03-25.json': json([
        {
          type: 'message',
          subtype: 'bot_message',
          ts: '1711379045.000200',
          bot_id: 'B1',
          bot_profile: { name: 'Deploy' },
          text: 'done',
        },
      ]),
    },
    [['03-25T15:04:05', 'Deploy', 'text', null, 'done']],
  ],
  [
    'Slack: a huddle is a call',
    {
      'users.json': json([{ id: 'U1', name: 'ann', profile: { display_name: 'Ann', real_name: 'Ann Lee' } }]),
      'channels.json': json([{ id: 'C1', name: 'general' }]),
      'general/2024-03-25.json': json([
        {
          type: 'message',
          ts: '1711379045.000200',
          user: 'U1',
          text: '',
          subtype: 'huddle_thread',
          room: {},
        },
      ]),
    },
    [['03-25T15:04:05', 'Ann', 'call', null, '']],
  ],
  [
    'Skype and Teams: a name that only the conversation has',
    {
      'messages.json': json({
        userId: '8:bo',
        exportDate: '2024-03-26T10:00',
        conversations: [
          {
            id: '8:ann',
            displayName: 'Ann',
            version: 1,
            properties: {},
            threadProperties: null,
            MessageList: [
              {
                id: '1711379045000',
                displayName: null,
                originalarrivaltime: '2024-03-25T15:04:05.123Z',
                messagetype: 'RichText',
                version: 1,
                content: 'x',
                conversationid: '8:ann',
                from: '8:ann',
                properties: null,
                amsreferences: null,
              },
            ],
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'x']],
  ],
  [
    'Skype and Teams: an emoji that is a picture',
    {
      'messages.json': json({
        userId: '8:bo',
        exportDate: '2024-03-26T10:00',
        conversations: [
          {
            id: '19:u1_u2@unq.gbl.spaces',
            displayName: 'Ann',
            version: 1,
            properties: {},
            threadProperties: null,
            MessageList: [
              {
                id: '1711379045000',
                displayName: 'Ann',
                originalarrivaltime: '2024-03-25T15:04:05.123Z',
                messagetype: 'RichText/Html',
                version: 1,
                content:
                  '<p>ok <img itemscope itemtype="http://schema.skype.com/Emoji" itemid="smile" alt="🙂" src="x"></p>',
                conversationid: '8:ann',
                from: '8:ann',
                properties: null,
                amsreferences: null,
              },
            ],
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'ok 🙂']],
  ],
  [
    'Skype and Teams: a picture',
    {
      'messages.json': json({
        userId: '8:bo',
        exportDate: '2024-03-26T10:00',
        conversations: [
          {
            id: '19:u1_u2@unq.gbl.spaces',
            displayName: 'Ann',
            version: 1,
            properties: {},
            threadProperties: null,
            MessageList: [
              {
                id: '1711379045000',
                displayName: 'Ann',
                originalarrivaltime: '2024-03-25T15:04:05.123Z',
                messagetype: 'RichText/Html',
                version: 1,
                content: '<p><img itemtype="http://schema.skype.com/AMSImage" src="https://x/a"></p>',
                conversationid: '8:ann',
                from: '8:ann',
                properties: null,
                amsreferences: null,
              },
            ],
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'media', 'image', '']],
  ],
  [
    'Skype and Teams: what is quoted is not the words of who answers',
    {
      'messages.json': json({
        userId: '8:bo',
        exportDate: '2024-03-26T10:00',
        conversations: [
          {
            id: '19:u1_u2@unq.gbl.spaces',
            displayName: 'Ann',
            version: 1,
            properties: {},
            threadProperties: null,
            MessageList: [
              {
                id: '1711379045000',
                displayName: 'Ann',
                originalarrivaltime: '2024-03-25T15:04:05.123Z',
                messagetype: 'RichText/Html',
                version: 1,
                content:
                  '<blockquote itemscope itemtype="http://schema.skype.com/Reply" itemid="170"><strong itemprop="mri" itemid="8:x">Bo</strong><p itemprop="preview">old</p></blockquote><p>new</p>',
                conversationid: '8:ann',
                from: '8:ann',
                properties: null,
                amsreferences: null,
              },
            ],
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'new']],
  ],
  [
    'Skype and Teams: a list has lines',
    {
      'messages.json': json({
        userId: '8:bo',
        exportDate: '2024-03-26T10:00',
        conversations: [
          {
            id: '19:u1_u2@unq.gbl.spaces',
            displayName: 'Ann',
            version: 1,
            properties: {},
            threadProperties: null,
            MessageList: [
              {
                id: '1711379045000',
                displayName: 'Ann',
                originalarrivaltime: '2024-03-25T15:04:05.123Z',
                messagetype: 'RichText/Html',
                version: 1,
                content: '<ul><li>a</li><li>b</li></ul>',
                conversationid: '8:ann',
                from: '8:ann',
                properties: null,
                amsreferences: null,
              },
            ],
          },
        ],
      }),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'a\nb']],
  ],
  [
    'Teams: a list of messages of Microsoft Graph',
    {
      'chat.json': json([
        {
          id: '1',
          replyToId: null,
          messageType: 'message',
          createdDateTime: '2024-03-25T15:04:05.123Z',
          lastModifiedDateTime: 'x',
          lastEditedDateTime: null,
          deletedDateTime: null,
          chatId: '19:a@thread.v2',
          from: { user: { id: 'u1', displayName: 'Ann' } },
          body: { contentType: 'html', content: '<p>hi <at id="0">Bo</at></p>' },
          attachments: [],
          mentions: [{ id: 0, mentioned: { user: { id: 'u2', displayName: 'Bo' } } }],
          reactions: [{ reactionType: 'like', user: { user: { id: 'u2' } } }],
        },
      ]),
    },
    [['03-25T15:04:05', 'Ann', 'text', null, 'hi Bo']],
  ],
  [
    'Teams: an answer of Microsoft Graph',
    {
      'chat.json': json({
        '@odata.context': 'https://graph',
        value: [
          {
            id: '1',
            messageType: 'systemEventMessage',
            createdDateTime: '2024-03-25T15:04:05Z',
            from: null,
            body: { contentType: 'html', content: '<systemEventMessage/>' },
          },
          {
            id: '2',
            messageType: 'message',
            createdDateTime: '2024-03-25T15:05:05Z',
            deletedDateTime: '2024-03-25T15:06:05Z',
            from: { user: { id: 'u1', displayName: 'Ann' } },
            body: { contentType: 'text', content: '' },
          },
        ],
      }),
    },
    [
      ['03-25T15:04:05', null, 'system', null, ''],
      ['03-25T15:05:05', 'Ann', 'deleted', null, ''],
    ],
  ],
  [
    'Signal: lines of signal-export',
    {
      'Bo/data.json': [
        {
          date: '2024-03-25T15:04:05.123000',
          sender: 'Bo',
          body: 'hi\nthere',
          quote: '',
          sticker: null,
          reactions: [['Me', '👍']],
          attachments: [],
          deleted: false,
          call: false,
          missed: false,
        },
        {
          date: '2024-03-25T15:05:05',
          sender: 'Me',
          body: '',
          quote: '',
          sticker: null,
          reactions: [],
          attachments: [{ name: 'a.jpg', path: 'media/a.jpg' }],
        },
      ]
        .map(json)
        .join('\n'),
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi\nthere'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'Signal: a conversation of Signal Desktop',
    {
      'Bo (+447700900123).json': json([
        {
          id: 'a',
          conversationId: 'c1',
          type: 'incoming',
          sent_at: 1711379045000,
          timestamp: 1711379045000,
          received_at: 5,
          sourceServiceId: 's1',
          body: 'hi',
          attachments: [],
          schemaVersion: 10,
        },
        {
          id: 'b',
          conversationId: 'c1',
          type: 'outgoing',
          sent_at: 1711379105000,
          timestamp: 1711379105000,
          received_at: 6,
          body: '',
          attachments: [{ contentType: 'image/jpeg', fileName: 'a.jpg' }],
          reactions: [{ emoji: '👍', fromId: 's1' }],
        },
      ]),
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'Signal: a text of sigtop',
    {
      'Bo.txt':
        'Conversation: Bo (+447700900123)\n\nFrom: Bo (+447700900123)\nType: incoming\nSent: Mon, 25 Mar 2024 16:04:05 +0100\nReceived: Mon, 25 Mar 2024 16:04:06 +0100\n\nhi\nFrom: me\n\nFrom: You\nType: outgoing\nSent: Mon, 25 Mar 2024 16:05:05 +0100\nAttachment: a.jpg (image/jpeg, 5 bytes)\nReaction: 👍 from Bo\n\n',
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi\nFrom: me'],
      ['03-25T15:05:05', 'Me', 'media', 'image', ''],
    ],
  ],
  [
    'LINE: a line of the app between tabs',
    {
      '[LINE] Bo.txt':
        '[LINE] Boとのトーク履歴\n保存日時：2024/03/26 10:00\n\n2024/03/25(月)\n15:06\t\tAnnがメッセージの送信を取り消しました',
    },
    [['03-25T15:06:00', null, 'system', null, 'Annがメッセージの送信を取り消しました']],
  ],
  [
    'LINE: quotation marks inside a text of several lines',
    {
      '[LINE] Bo.txt':
        '[LINE] Chat history with Bo\nSaved on: x\n\n2024/03/25(Mon)\n15:04\tAnn\t"a\n""b""\nc"\n15:05\tBo\tok',
    },
    [
      ['03-25T15:04:00', 'Ann', 'text', null, 'a\n"b"\nc'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
  [
    'LINE: a day inside a text of several lines',
    {
      '[LINE] Bo.txt':
        '[LINE] Chat history with Bo\nSaved on: x\n\n2024/03/25(Mon)\n15:04\tAnn\t"see\n2024/01/01(Mon)\nthat"\n15:05\tBo\tok',
    },
    [
      ['03-25T15:04:00', 'Ann', 'text', null, 'see\n2024/01/01(Mon)\nthat'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
  [
    'KakaoTalk: a message that a moderator hid',
    {
      'KakaoTalk_Chat.txt':
        '--------------- 2024년 3월 25일 월요일 ---------------\n[Ann] [오후 3:04] 삭제된 메시지입니다.\n채팅방 관리자가 메시지를 가렸습니다.\n[Bo] [오후 3:05] ok',
    },
    [
      ['03-25T15:04:00', 'Ann', 'deleted', null, ''],
      ['03-25T15:04:00', null, 'system', null, '채팅방 관리자가 메시지를 가렸습니다.'],
      ['03-25T15:05:00', 'Bo', 'text', null, 'ok'],
    ],
  ],
  [
    'KakaoTalk: Japanese',
    {
      'KakaoTalk_Chat.txt':
        'Bo さんとのトーク\n保存日時 : 2024/03/26 10:00\n\n--------------- 2024年3月25日 月曜日 ---------------\n[Ann] [午後 3:04] やあ',
    },
    [['03-25T15:04:00', 'Ann', 'text', null, 'やあ']],
  ],
  [
    'X: escaped characters',
    {
      'data/direct-messages.js':
        'window.YTD.direct_messages.part0 = ' +
        json([
          {
            dmConversation: {
              conversationId: '11-22',
              messages: [
                {
                  messageCreate: {
                    recipientId: '22',
                    reactions: [],
                    urls: [],
                    text: 'a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;',
                    mediaUrls: [],
                    senderId: '11',
                    id: '99',
                    createdAt: '2024-03-25T15:04:05.123Z',
                    editHistory: [],
                  },
                },
              ],
            },
          },
        ]),
    },
    [['03-25T15:04:05', 'Account 11', 'text', null, 'a & b <c> "d" \'e\'']],
  ],
  [
    'X: a link as it was written',
    {
      'data/direct-messages.js':
        'window.YTD.direct_messages.part0 = ' +
        json([
          {
            dmConversation: {
              conversationId: '11-22',
              messages: [
                {
                  messageCreate: {
                    recipientId: '22',
                    reactions: [],
                    urls: [
                      { url: 'https://t.co/abc', expanded: 'https://a.example/x', display: 'a.example/x' },
                    ],
                    text: 'see https://t.co/abc',
                    mediaUrls: [],
                    senderId: '11',
                    id: '99',
                    createdAt: '2024-03-25T15:04:05.123Z',
                    editHistory: [],
                  },
                },
              ],
            },
          },
        ]),
    },
    [['03-25T15:04:05', 'Account 11', 'text', null, 'see https://a.example/x']],
  ],
  [
    'X: the address of its own picture is no text',
    {
      'data/direct-messages.js':
        'window.YTD.direct_messages.part0 = ' +
        json([
          {
            dmConversation: {
              conversationId: '11-22',
              messages: [
                {
                  messageCreate: {
                    recipientId: '22',
                    reactions: [],
                    urls: [
                      {
                        url: 'https://t.co/pic',
                        expanded: 'https://twitter.com/messages/media/99',
                        display: 'pic',
                      },
                    ],
                    text: ' https://t.co/pic',
                    mediaUrls: ['https://ton.twitter.com/dm/99/1/a.jpg'],
                    senderId: '11',
                    id: '99',
                    createdAt: '2024-03-25T15:04:05.123Z',
                    editHistory: [],
                  },
                },
              ],
            },
          },
        ]),
    },
    [['03-25T15:04:05', 'Account 11', 'media', 'image', '']],
  ],
  [
    'X: a video',
    {
      'data/direct-messages.js':
        'window.YTD.direct_messages.part0 = ' +
        json([
          {
            dmConversation: {
              conversationId: '11-22',
              messages: [
                {
                  messageCreate: {
                    recipientId: '22',
                    reactions: [],
                    urls: [],
                    text: '',
                    mediaUrls: ['https://video.twimg.com/dm_video/1/vid/a.mp4'],
                    senderId: '11',
                    id: '99',
                    createdAt: '2024-03-25T15:04:05.123Z',
                    editHistory: [],
                  },
                },
              ],
            },
          },
        ]),
    },
    [['03-25T15:04:05', 'Account 11', 'media', 'video', '']],
  ],
  [
    'iMessage: a table of iMazing',
    {
      'Messages - Bo.csv':
        'Chat Session,Message Date,Delivered Date,Read Date,Edited Date,Service,Type,Sender ID,Sender Name,Status,Replying to,Subject,Text,Attachment,Attachment type\nBo,2024-03-25 15:04:05,,,,iMessage,Incoming,+447700900123,Bo,Read,,,hi,,\nBo,2024-03-25 15:05:05,,,,iMessage,Outgoing,,,Sent,,,"a, b",IMG_1.heic,Image\n',
    },
    [
      ['03-25T15:04:05', 'Bo', 'text', null, 'hi'],
      ['03-25T15:05:05', 'Me', 'media', 'image', 'a, b'],
    ],
  ],
  [
    'iMessage: a table of iMazing with semicolons',
    {
      'Messages - Bo.csv':
        '\ufeffChat Session;Message Date;Delivered Date;Read Date;Service;Type;Sender ID;Sender Name;Status;Subject;Text;Attachment;Attachment type\nBo;2024-03-25 15:04:05;;;iMessage;Incoming;+447700900123;Bo;Read;;hi;;\n',
    },
    [['03-25T15:04:05', 'Bo', 'text', null, 'hi']],
  ],
];

test.each(cases)('%s', (_name, files, messages) => {
  const read = chatsOf(files).flatMap(({ people, messages: ofChat }) =>
    ofChat.map((message) => [
      timeOf(message)?.slice(5) ?? '',
      message.sender === null ? null : (people.get(message.sender) ?? null),
      message.kind,
      message.media,
      message.text,
    ]),
  );
  expect(read).toEqual(messages);
});
