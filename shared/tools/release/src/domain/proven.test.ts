import { createPrivateKey } from 'node:crypto';
import type { JournalEvent } from './journal';
import { emptyLedger } from './ledger';
import { withProvenTeams } from './proven';
import { newKeys } from './signature';
import { digestOf, readSignature, signatureHeaders, signRequest } from './signed-request';
import { commandPath, writeCommand } from './team-command';

const keys = newKeys();
const teams = { market: { apps: ['shop'], keys: [keys.publicKey] }, other: { apps: ['dao'], keys: [] } };
const authority = 'furrow.example';

/** What the journal keeps of a request to promote shop@1.1.0. */
function requestWith(nonce: string, where: { env?: string } = {}) {
  const body = writeCommand({ command: 'promote', app: 'shop', version: '1.1.0', traffic: 10, ...where });
  const parts = { method: 'POST', authority, path: commandPath, digest: digestOf(body) };
  const signed = signRequest(parts, createPrivateKey(keys.privateKey), { created: 1_800_000_000, nonce });
  const headers = Object.fromEntries(Object.entries(signed).map(([name, value]) => [name.toLowerCase(), value]));
  return { authority, headers: signatureHeaders(readSignature(headers)!), body: body.toString() };
}

const request = requestWith('0'.repeat(32));
const promotion: JournalEvent = {
  format: 1,
  id: '',
  sequence: 1,
  previous: null,
  at: '2026-01-01T00:00:00.000Z',
  command: 'promote',
  actor: 'market',
  team: 'market',
  app: 'shop',
  version: '1.1.0',
  request,
  after: { shop: { live: '1.0.0', canary: { version: '1.1.0', share: 10 } } },
};
const teamsOf = (...events: JournalEvent[]) => withProvenTeams(events, emptyLedger, teams).map(({ team }) => team);

it('the stored request of a team proves its event', () => {
  expect(teamsOf(promotion)).toEqual(['market']);
});

it.each<[string, Partial<JournalEvent>]>([
  ['a request for another version', { version: '1.2.0' }],
  ['a request for another app', { app: 'dao' }],
  ['a request for another share', { after: { shop: { live: '1.1.0', canary: null } } }],
  ['a request for another command', { command: 'rollback' }],
  ['a request without the reason of the event', { reason: 'urgent' }],
  ['a request without the environment from which it went live', { environment: 'staging' }],
  ['a request about visitors', { shownIn: 'staging' }],
  ['a request for an environment', { request: requestWith('2'.repeat(32), { env: 'staging' }) }],
  ['a request of another team', { team: 'other' }],
  ['a request whose body was changed', { request: { ...request, body: request.body.replace('10', '50') } }],
  ['a request to another site', { request: { ...request, authority: 'almanac.example' } }],
  ['no request', { request: undefined }],
])('%s does not prove an event', (_, different) => {
  expect(teamsOf({ ...promotion, ...different })).toEqual([undefined]);
});

it('a request that an earlier event names does not prove an event', () => {
  expect(teamsOf(promotion, { ...promotion, sequence: 2 })).toEqual(['market', undefined]);
  const again = { ...promotion, sequence: 2, request: requestWith('1'.repeat(32)) };
  expect(teamsOf(promotion, again)).toEqual(['market', 'market']);
});
