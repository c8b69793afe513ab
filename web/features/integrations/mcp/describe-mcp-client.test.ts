import { describe, expect, it } from 'vitest';
import { describeMcpClient, mcpClients } from './describe-mcp-client.ts';

const url = 'https://chat.example/api/v1/agents/agt_1/mcp';

/** The JSON of a configuration, alone or within a command. */
function readJson(code: string): unknown {
  return JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
}

describe('the configuration of a client', () => {
  it.each(mcpClients.map(({ id }) => id))('%s: has the address, a place for the key and steps', (id) => {
    const { code, steps } = describeMcpClient(id, url, 'Harbour Bikes');
    expect(code).toContain(url);
    expect(code).toMatch(/Bearer (pk_…|\$\{)|"authorization": "pk_…"/);
    expect(steps.length).toBeGreaterThan(1);
  });

  it.each([
    ['claude-desktop', { mcpServers: { 'harbour-bikes': { command: 'npx' } } }],
    ['cursor', { mcpServers: { 'harbour-bikes': { url } } }],
    ['vs-code', { servers: { 'harbour-bikes': { type: 'http', url } }, inputs: [{ password: true }] }],
    ['openai', { tools: [{ type: 'mcp', server_label: 'harbour-bikes', server_url: url }] }],
  ] as const)('%s: is JSON in the form of that client', (id, expected) => {
    expect(readJson(describeMcpClient(id, url, 'Harbour Bikes').code)).toMatchObject(expected);
  });

  it.each([
    ['Käse & Co.', 'kase-co'],
    ['  Harbour   Bikes!  ', 'harbour-bikes'],
    ['24/7 Help', 'agent'],
    ['お店', 'agent'],
    ['x"; rm -rf /', 'x-rm-rf'],
  ])('names an agent %j as %s, which no shell reads otherwise', (agentName, name) => {
    expect(describeMcpClient('claude-code', url, agentName).code).toContain(`http ${name} https`);
  });
});
