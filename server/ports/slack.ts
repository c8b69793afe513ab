import type { SlackMessage } from '#core/slack/slack-message.ts';

/** Whose token it is. */
export interface SlackIdentity {
  teamId: string;
  teamName: string;
  /** The app's own user in that Slack workspace. */
  botUserId: string;
}

export interface SlackInstallation extends SlackIdentity {
  token: string;
}

export interface SlackChannel {
  id: string;
  name: string;
  isPrivate: boolean;
}

export interface SlackUser {
  /** As colleagues see it in Slack. */
  name: string;
  email: string | null;
  /** Of that Slack workspace: not of another one that shares the channel, not a robot, not deactivated. */
  isOfTeam: boolean;
}

export interface SlackPlace {
  channelId: string;
  /** The `ts` of the first message of a thread; null outside of threads. */
  threadTs: string | null;
}

/** All methods throw a `SlackProblem` for what Slack answers. A `ts` is the id of a message, and text: never a number. */
export interface Slack {
  /** Where a browser is sent to allow the app, or null where no app is set up. */
  authorizationUrl(given: { state: string; redirectUri: string }): string | null;
  /** `refused` for a code that is used, too old or nobody's. */
  exchangeCode(given: { code: string; redirectUri: string }): Promise<SlackInstallation>;
  identify(token: string): Promise<SlackIdentity>;
  /** Public channels, and private ones that the app is in; archived ones are left out. At most 5,000. */
  listChannels(token: string): Promise<{ channels: SlackChannel[]; isComplete: boolean }>;
  /** Enters a channel, so that its messages come; `channel` for a private one that the app is not in. */
  joinChannel(token: string, channelId: string): Promise<SlackChannel>;
  /** Posts a message that can be found again by its reference; answers its `ts`. */
  post(
    token: string,
    given: SlackPlace & {
      message: SlackMessage;
      reference: string;
      /** Also shows a message of a thread in the channel. */
      isBroadcast?: boolean;
    },
  ): Promise<string>;
  update(token: string, given: { channelId: string; ts: string; message: SlackMessage }): Promise<void>;
  /** Shows a sentence to one person in the place where they wrote. It is not stored. */
  postEphemeral(token: string, given: SlackPlace & { userId: string; text: string }): Promise<void>;
  /** The `ts` of what was posted with this reference since then; null where it is not there. */
  findPosted(token: string, given: SlackPlace & { reference: string; since: Date }): Promise<string | null>;
  findUser(token: string, given: { teamId: string; userId: string }): Promise<SlackUser>;
  /** Ends a token; does nothing where it has ended already. */
  revokeToken(token: string): Promise<void>;
}
