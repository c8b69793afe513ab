import { expect, test } from 'vitest';
import { createSecretNames } from './create-secret-names.ts';

test('secrets have names of environment variables, each another one', () => {
  const nameSecret = createSecretNames();
  expect([
    nameSecret('Order status', 'X-Api-Key'),
    nameSecret('Order  Status!', 'x-api-key'),
    nameSecret('24h Réservé', 'Authorization'),
    nameSecret('注文', 'Authorization'),
    nameSecret('配送', 'Authorization'),
  ]).toEqual([
    'ORDER_STATUS_X_API_KEY',
    'ORDER_STATUS_X_API_KEY_2',
    'H_RESERVE_AUTHORIZATION',
    'AGENT_AUTHORIZATION',
    'AGENT_AUTHORIZATION_2',
  ]);
});
