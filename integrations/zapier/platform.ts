/**
 * What Zapier's platform hands to each function, as far as it is used here; from
 * https://docs.zapier.com/integrations/reference/cli-docs. Written down, as its own package is not there where this is checked.
 */
export interface Platform {
  /** Goes through `beforeRequest` and `afterResponse`. */
  request(options: PlatformRequest): Promise<PlatformResponse>;
  errors: {
    Error: new (message: string, type?: string, status?: number) => Error;
    /** Pauses the Zap and asks its owner by email to connect again. */
    ExpiredAuthError: new (
      message: string,
    ) => Error;
    /** Tries again after so many seconds. */
    ThrottledError: new (
      message: string,
      delaySeconds?: number,
    ) => Error;
  };
}

export interface PlatformRequest {
  url: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Record<string, string>;
  params?: Record<string, string | number>;
  /** Sent as JSON. */
  body?: Record<string, unknown>;
  /** A status of 400 or more is for the caller to judge. */
  skipThrowForStatus?: boolean;
}

export interface PlatformResponse {
  status: number;
  headers: { get(name: string): string | null };
  /** The parsed body; undefined where it is not JSON. */
  data: unknown;
  skipThrowForStatus?: boolean | undefined;
}

/** What a Zap gives to a function. */
export interface Bundle {
  authData: Partial<Record<'baseUrl' | 'apiKey', string>>;
  /** The filled in fields; those that were left empty are not there, or are empty text. */
  inputData: Record<string, unknown>;
  /** Where the events of a trigger go, when it is turned on. */
  targetUrl?: string;
  /** What subscribing answered, when it is turned off. */
  subscribeData?: Record<string, unknown>;
  /** The body that was posted to `targetUrl`. */
  cleanedRequest?: unknown;
}

export type Item = Record<string, unknown>;

export type Perform<Result> = (z: Platform, bundle: Bundle) => Promise<Result>;

/** A field of the form in Zapier's editor; from the platform's schema. */
export interface InputField {
  key: string;
  label: string;
  type: 'string' | 'text' | 'password';
  required: boolean;
  helpText?: string;
  placeholder?: string;
  /** Several values. */
  list?: boolean;
  /** Choices by a trigger: its key, and the fields of its items for value and label. */
  dynamic?: string;
}

/** What an action or a search is in the definition of the app. */
export interface Operation {
  key: string;
  noun: string;
  display: { label: string; description: string; hidden?: boolean };
  operation: {
    inputFields?: InputField[];
    perform: Perform<unknown>;
    sample: Item;
  };
}

/** A trigger that Zapier subscribes. */
export interface HookTrigger extends Operation {
  operation: Operation['operation'] & {
    type: 'hook';
    performSubscribe: Perform<unknown>;
    performUnsubscribe: Perform<unknown>;
    /** Newest items, for the editor. */
    performList: Perform<Item[]>;
  };
}
