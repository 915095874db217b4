import { discoverySchemaId, parseDiscovery } from '@furrow/discovery/discovery.schema';
import { parseBuild } from '@furrow/formats/build.schema';
import { parseFragmentDocument } from '@furrow/formats/fragment.schema';
import { parseHostOffer } from '@furrow/formats/host-offer.schema';
import { parsePageDocument } from '@furrow/formats/page-document.schema';
import { parsePublicSite } from '@furrow/formats/public-site.schema';
import { parseRelease } from '@furrow/formats/release.schema';
import { parseShellDocument } from '@furrow/formats/shell-document.schema';
import { parseDay } from './day';
import { parseEvent } from './journal';
import { parseLedger } from './ledger';
import { readCommand, uploadLimits } from './team-command';

/** What a release command of a later day writes: nothing else in it can be read. */
const later = { format: 99, needs: '2.3.0' };

it.each<[string, (file: string) => unknown, number?]>([
  ['the discovery document', () => parseDiscovery({ schema: `${discoverySchemaId}#format=99&needs=2.3.0` })],
  ['site.json', () => parsePublicSite(later)],
  ['host.json', () => parseHostOffer(later)],
  ['release.json', (file) => parseRelease(later, file), 2],
  ['build.json', (file) => parseBuild(later, file)],
  ['shell.json', (file) => parseShellDocument(later, file)],
  ['documents/0.json', (file) => parsePageDocument(later, file)],
  ['fragments/deals.json', (file) => parseFragmentDocument(later, file)],
  ['ledger', () => parseLedger(later)],
  ['.furrow/journal/00000001.json', (file) => parseEvent(later, file)],
  ['.furrow/reports/2026-01-01.json', (file) => parseDay(later, file)],
  ['The command', () => readCommand(Buffer.from(`${JSON.stringify(later)}\n`), uploadLimits)],
])('%s of a later format says which release command reads it', (file, read, newest = 1) => {
  expect(() => read(file)).toThrow(
    new Error(
      `${file} has format 99, written by a newer release command; this one reads up to ${newest}. Update this command to at least 2.3.0.`,
    ),
  );
});
