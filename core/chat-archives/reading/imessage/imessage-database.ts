/** What is read of `chat.db` of a Mac, or `sms.db` of an iPhone. */
export interface ImessageDatabase {
  chats: ReadonlyMap<bigint, ImessageChat>;
  /** The chat of each message, by their numbers; some have none. */
  chatOf: ReadonlyMap<bigint, bigint>;
  /** Numbers and addresses of people. */
  handles: ReadonlyMap<bigint, string>;
  /** Kind of the first attachment of each message that has one. */
  media: ReadonlyMap<bigint, string>;
  messages: Iterable<ImessageRow>;
}

export interface ImessageChat {
  /** Number or address of the other person, or a name that Messages made for a group. */
  identifier: string;
  /** What somebody called it; empty for most. */
  name: string;
  isGroup: boolean;
  /** Numbers and addresses of the others. */
  people: string[];
}

/** A row of the table `message`. */
export interface ImessageRow {
  id: bigint;
  guid: string;
  /** Null where it is kept in a form that is not known. */
  text: string | null;
  /** Milliseconds since 1970. */
  at: number | null;
  isFromMe: boolean;
  handle: bigint;
  /** Whom a line of the system is about. */
  otherHandle: bigint;
  /** 0 for what people wrote. */
  itemType: number;
  groupAction: number;
  groupTitle: string;
  /** 2000 to 2007 for a reaction, 3000 to 3007 when it was taken back. */
  associatedType: number;
  associatedGuid: string;
  associatedEmoji: string;
  replyTo: string;
  isEdited: boolean;
  isRetracted: boolean;
}
