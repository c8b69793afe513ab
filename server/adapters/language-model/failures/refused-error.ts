/** A refusal by the server: any status but 200, with the first 64 kB of its body. */
export class RefusedError extends Error {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;

  constructor(status: number, headers: Record<string, string | string[] | undefined>, text: string) {
    super(`The server answered ${status}.`);
    this.name = 'RefusedError';
    this.status = status;
    this.headers = headers;
    this.text = text;
  }
}
