import { callParley } from './call-parley.ts';
import type { InputField, Perform } from './platform.ts';

/** The workspace of the key: shows that both fields are right, and names the connection. */
const getWorkspace: Perform<unknown> = async (z, bundle) =>
  (await callParley(z, bundle, { path: '/workspace' })).data;

const fields: InputField[] = [
  {
    key: 'baseUrl',
    label: 'Address',
    type: 'string',
    required: true,
    placeholder: 'https://your-parley.example',
    helpText: 'The address where you sign in to Parley.',
  },
  {
    key: 'apiKey',
    label: 'API key',
    type: 'password',
    required: true,
    helpText:
      'Create one in Parley under Settings › API keys. It needs: read, ask agents, change sources, and send events to automation tools.',
  },
];

export const authentication = {
  type: 'custom' as const,
  fields,
  test: getWorkspace,
  connectionLabel: '{{json.name}}',
};
