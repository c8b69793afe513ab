/** In one workspace. */
export const savedRepliesMaximum = 200;

export const savedReplyNameMaximumLength = 60;

/** What a saved reply may contain in double braces, with what it means. */
export const replyVariables = {
  visitor_name: 'Name of the visitor',
  visitor_first_name: 'First name of the visitor',
  visitor_email: 'Email address of the visitor',
  agent_name: 'Name of the agent',
  my_name: 'Your name',
  my_first_name: 'Your first name',
} as const;
export type ReplyVariable = keyof typeof replyVariables;
