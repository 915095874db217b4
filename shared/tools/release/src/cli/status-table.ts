import { printable } from '@furrow/formats/printable';
import { anyLanguage } from '@furrow/formats/languages';
import { formatVersionName } from '@furrow/formats/release-name';
import { fewOf } from '../domain/few-of';
import { errorRate } from '../operations/reports';
import type { LeftOut } from '../operations/slot-status';
import { partsTranslated, type VersionStatus } from '../operations/status';
import { bold } from './colors';
import { fittedTable } from './fitted-table';

const facts = ['app', 'version', 'traffic', 'state', 'routes', 'published', 'commit', 'size'];
const numeric = new Set(['traffic', 'routes', 'size', 'failures', 'of visits']);

/** Formats every version as a line of a table. On a terminal, the version that visitors get by default is bold. */
export function statusTable(versions: readonly VersionStatus[], output: { isTTY?: boolean; columns?: number }): string {
  const isSigned = versions.some(({ signer }) => signer);
  const isCollected = versions.some(({ measured }) => measured);
  const titles = [...facts, ...(isSigned ? ['signed by'] : []), ...(isCollected ? ['failures', 'of visits'] : [])];
  const rows = versions.map((row) => [
    row.app,
    row.version,
    `${row.traffic}%`,
    row.state === 'live' ? 'default' : row.state,
    String(row.routes),
    row.publishedAt?.replace('T', ' ').slice(0, 16) ?? '-',
    row.commit ?? '-',
    row.bytes === null ? 'damaged' : `${(row.bytes / 1e6).toFixed(2)} MB`,
    ...(isSigned ? [signerCell(row)] : []),
    ...(isCollected ? failureCells(row) : []),
  ]);
  const style = (text: string, row: number) => (versions[row]?.state === 'live' ? bold(text, output) : text);
  return fittedTable(titles, rows, { numeric, style, output });
}

function signerCell({ signer }: VersionStatus): string {
  if (!signer?.team) return 'nobody';
  return signer.trusted ? signer.team : `${signer.team} (not allowed)`;
}

function failureCells({ measured }: VersionStatus): string[] {
  const { visits = 0, loads = 0, errors = 0 } = measured ?? {};
  const rate = errorRate({ failures: loads + errors, visits });
  return [String(loads + errors), rate === undefined ? '-' : `${rate.toFixed(1)}% of ${visits}`];
}

const fewPages = 3;

/**
 * Formats every fragment that visitors may get, with the app that offers it and the pages that embed it; empty when the
 * site has no fragments.
 */
export function fragmentTable(versions: readonly VersionStatus[]): string | undefined {
  const shown = versions.filter(({ state }) => state === 'live' || state === 'canary');
  const offers = shown.flatMap((row) => row.offers.map((name) => ({ row, of: `${row.app}/${name}` })));
  const embeds = shown.flatMap((row) => Object.entries(row.embeds).map(([of, pages]) => ({ row, of, pages })));
  const names = [...new Set([...offers, ...embeds].map(({ of }) => of))].sort();
  if (names.length === 0) return undefined;
  const rows = names.map((name) => [
    name,
    listed(offers.filter(({ of }) => of === name).map(({ row }) => formatVersionName(row))) || 'nobody',
    listed(
      embeds
        .filter(({ of }) => of === name)
        .map(({ row, pages }) => `${formatVersionName(row)} ${fewOf(pages, fewPages)}`),
    ),
  ]);
  return fittedTable(['fragment', 'offered by', 'embedded by'], rows);
}

const whyLeftOut: Record<LeftOut, string> = {
  settings: ', not let in by the settings',
  slot: ', not let in by the slot',
  room: ', without room',
  unplaced: ', in no page',
  props: ', not prerendered for its props',
  // The column beside it says that nobody offers the slot.
  unoffered: '',
};

/**
 * Formats every slot that visitors may get, with the app that offers it and the fragments that fill it, in their order,
 * those that the settings of the site add or leave out as well; empty when the site has no slots.
 */
export function slotTable(versions: readonly VersionStatus[]): string | undefined {
  const shown = versions.filter(isShown);
  const fills = shown.flatMap((row) => (row.slots?.fills ?? []).map((fill) => ({ row, ...fill })));
  const names = new Set([...shown.flatMap(slotsOffered), ...fills.map(({ slot }) => slot)]);
  if (names.size === 0) return undefined;
  const rows = [...names].sort().map((name) => [
    name,
    listed(shown.filter((row) => slotsOffered(row).includes(name)).map(formatVersionName)) || 'nobody',
    listed(
      fills
        .filter(({ slot }) => slot === name)
        .map((fill) => ({ ...fill, of: `${fill.row.app}/${fill.fragment}` }))
        .sort((a, b) => a.order - b.order || (a.of < b.of ? -1 : 1))
        .map(
          ({ row, order, of, isAdded, leftOut }) =>
            `${order} ${of}${row.state === 'canary' ? ` of the canary ${row.version}` : ''}${isAdded ? ' by the settings' : ''}${leftOut ? whyLeftOut[leftOut] : ''}`,
        ),
    ) || 'nobody',
  ]);
  return fittedTable(['slot', 'offered by', 'filled by'], rows);
}

/** Sentences about versions that visitors get and operators should know about; empty when there are none. */
export function statusNotes(versions: readonly VersionStatus[]): string {
  const unplaced = unplacedIn(versions);
  return notes(versions, (row) => [
    ...(row.rendersAnew === undefined ? [] : [row.rendersAnew]),
    ...translations(row),
    ...unplaced(row),
  ]);
}

/** Those of the sentences that are about slots; empty when there are none. */
export function slotNotes(versions: readonly VersionStatus[]): string {
  return notes(versions, unplacedIn(versions));
}

function notes(versions: readonly VersionStatus[], of: (row: VersionStatus) => string[]): string {
  return versions.filter(isShown).flatMap(of).map(printable).join('\n');
}

/** A function that names the fragments of a version which no page shows, because their slots stand nowhere. */
function unplacedIn(versions: readonly VersionStatus[]): (row: VersionStatus) => string[] {
  const offered = new Set(versions.filter(isShown).flatMap(slotsOffered));
  return (row) =>
    (row.slots?.fills ?? [])
      .filter(({ slot, leftOut }) => !offered.has(slot) || leftOut === 'unplaced')
      .map(
        ({ slot, fragment }) =>
          `No page shows the fragment ${fragment} of ${formatVersionName(row)}: it fills the slot ${slot}, which ${offered.has(slot) ? 'stands nowhere' : 'no live version offers'}.`,
      );
}

function translations(row: VersionStatus): string[] {
  return Object.keys(row.translated ?? {}).map((language) =>
    language === anyLanguage
      ? `${formatVersionName(row)} has a shell for any language.`
      : `${formatVersionName(row)} has ${partsTranslated(row, language).join(' and ')} in ${language}.`,
  );
}

const isShown = ({ state }: VersionStatus) => state === 'live' || state === 'canary';

const slotsOffered = ({ app, slots }: VersionStatus) => (slots?.offers ?? []).map((name) => `${app}/${name}`);

const listed = (parts: readonly string[]) => parts.join('; ');
