import { workspaceIdOf } from './endpoint-cases/account-cases.ts';
import { type Client, expectStatus, signUp } from './factories.ts';
import { createTestServices, type TestServices } from './test-services.ts';

export type Person = Client & { user: { id: string; email: string } };

export interface OperatorStage extends TestServices {
  operator: Person;
  /** Of the company Lantern Bakery, a stranger to the operator. */
  customer: Person;
  customerId: string;
  /** Reads what the operator's view shows. */
  read<Body>(path: string): Promise<Body>;
  /** Does what the operator's view does. */
  change<Body>(path: string, body: object, status?: number): Promise<Body>;
}

/** A services with an operator, who made the first account, and a customer. */
export async function openOperatorStage(): Promise<OperatorStage> {
  const stage = await createTestServices();
  const operator = await signUp(stage.app);
  const customer = await signUp(stage.app, { company: 'Lantern Bakery' });
  return {
    ...stage,
    operator,
    customer,
    customerId: await workspaceIdOf(customer),
    read: async (path) => expectStatus(await operator.get(`/api/operator${path}`), 200),
    change: async (path, body, status = 200) =>
      expectStatus(await operator.post(`/api/operator${path}`, body), status),
  };
}
