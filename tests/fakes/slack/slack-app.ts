export interface FakeSlackApp {
  id: string;
  secret: string;
  signingSecret: string;
}
