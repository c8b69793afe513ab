/** What protects whom, part by part. */
export const chapters = [
  {
    id: 'accounts',
    title: 'Accounts',
    entries: [
      'Passwords are hashed with scrypt, each with its own salt; a new password ends all other sessions',
      'Session cookies can’t be read by scripts, and you can list sessions and sign them out one by one',
      'Two-factor sign-in with an authenticator app and recovery codes, and passkeys',
      'Signing in, signing up and password resets are rate-limited by IP address and by account',
      'No response reveals whether an email address has an account, neither by its words nor by its timing',
    ],
  },
  {
    id: 'workspaces',
    title: 'Workspaces',
    entries: [
      'Everything an owner creates belongs to a workspace, and every query is limited to it',
      'Other workspaces’ data is answered exactly like data that doesn’t exist',
      'Four roles: inbox only, agent editor, admin, owner',
      'A test calls every endpoint signed out, with another workspace’s ids, without the CSRF token, and with invalid input',
    ],
  },
  {
    id: 'visitors',
    title: 'Your visitors',
    entries: [
      'The chat runs in its own frame; scripts on your page can’t read a conversation',
      'No cookies: a signed token in a request header identifies a visitor',
      'Answers are built element by element, never inserted as HTML',
      'You list the domains where an agent may appear, and browsers enforce it',
    ],
  },
  {
    id: 'requests',
    title: 'Requests we make',
    entries: [
      'Every URL that a user enters is fetched by one guarded client',
      'It refuses private networks, even behind a redirect or a name that resolves to one',
      'Size after decompression, time and number of redirects are limited',
      'Documents are parsed in a separate worker with limits on time and memory',
    ],
  },
  {
    id: 'models',
    title: 'Language models',
    entries: [
      'What the agent reads is data: instructions hidden in a web page are not followed',
      'The model has no tools. It can write an answer and nothing else',
      'A citation is kept only if it points to a passage that the model was given',
      'With the embedded engine, no question leaves the server',
    ],
  },
  {
    id: 'secrets',
    title: 'Secrets and logs',
    entries: [
      'API keys are shown once, stored as a hash, and stop working as soon as you revoke them',
      'Secrets that must stay readable are encrypted with a key derived from the installation’s own',
      'Logs contain no passwords, tokens, message texts or query strings',
      'Exports are written so that a spreadsheet runs no formulas from them',
    ],
  },
] as const;

/** What the product does not have. */
export const absences = [
  'No certification such as SOC 2 or ISO 27001',
  'No database encryption beyond that of the disk it is stored on',
  'No automatic deletion of conversations: they stay until you delete them',
  'No protection against software that calls the chat API directly, apart from rate limits',
];
