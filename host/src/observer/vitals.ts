import type { Measured } from './otlp';
import { fragmentSelector, hostName, type Owner, ownerOfNode, ownerOfPage, ownerOfStack, pageSelector } from './owner';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Paint = PerformanceEntry & { element: Element | null };
type Interaction = PerformanceEntry & { interactionId: number; target: Node | null };
type Frame = PerformanceEntry & {
  blockingDuration: number;
  /** 0 where nobody pressed anything. */
  firstUIEventTimestamp: number;
  scripts: (PerformanceEntry & { sourceURL: string })[];
};

/** Milliseconds in which a fragment that has changed its size is the reason why others move. */
const resizeTime = 150;
/** Milliseconds after which another shift of the layout counts anew, and at most together: as the definition of CLS says. */
const shiftGap = 1000;
const shiftWindow = 5000;

/** Milliseconds from which on an interaction is told of. */
const durationThreshold = 40;

/** Each takes from one observer of the browser what it has measured and not told yet. */
const pending: (() => void)[] = [];

const known: Record<string, Measured> = {};
const frames: Frame[] = [];
const interactions: Interaction[] = [];
let paint: Paint | undefined;
let resizedAt = 0;
let resized: Owner | undefined;
let shifts: { app: string; from: number; last: number; sum: number } | undefined;

/**
 * Begins to measure what visitors wait for, by owner: LCP and INP in milliseconds, CLS, and `blocking`, the milliseconds in which scripts kept the page
 * from answering. What a browser cannot measure is absent.
 */
export function observeVitals(): void {
  observe<Paint>('largest-contentful-paint', (entry) => (paint = entry));
  // Most visits have no shift and no long frame, which is 0 for all that is on the page.
  if (observe('layout-shift', shifted)) begin('cls');
  if (observe('long-animation-frame', blocked)) begin('blocking');
  const interacted = (entry: Interaction) => entry.interactionId && interactions.push(entry);
  // The first interaction is told of however short it was.
  observe('first-input', interacted);
  observe('event', interacted);
  const observer = new ResizeObserver(([entry]) => {
    resizedAt = performance.now();
    resized = ownerOfNode(entry?.target);
  });
  document.querySelectorAll(fragmentSelector).forEach((fragment) => observer.observe(fragment));
}

/**
 * All that is known by now.
 *
 * @param openedAt when the visitor opened the page, in milliseconds: not 0 where the browser has rendered it ahead
 */
export function measured(openedAt: number): Measured[] {
  pending.forEach((hear) => hear());
  // What is largest may be in the shell, on a page that has little.
  if (paint) raise(ownerOfNode(paint.element) ?? ownerOfPage(), 'lcp', paint.startTime - openedAt);
  for (const { startTime, duration, target } of interactions) {
    const during = frames.filter(
      (frame) => frame.startTime < startTime + duration && frame.startTime + frame.duration > startTime,
    );
    raise(longestOwner(during) ?? ownerOfNode(target), 'inp', duration);
  }
  return Object.values(known);
}

function begin(vital: string): void {
  document.querySelectorAll(`${pageSelector},${fragmentSelector}`).forEach((island) => {
    raise(ownerOfNode(island), vital, 0);
  });
}

function of(owner: Owner): Measured {
  return (known[owner.app + owner.version] ??= { owner, values: {} });
}

function raise(owner: Owner | undefined, vital: string, value: number): void {
  if (!owner) return;
  const { values } = of(owner);
  // What was painted before the page was opened took no time.
  values[vital] = Math.max(values[vital] ?? 0, value);
}

function shifted({ startTime, value, hadRecentInput, sources }: Shift): void {
  if (hadRecentInput) return;
  const isByFragment = Math.abs(startTime - resizedAt) < resizeTime;
  // What moves may be the footer of the shell, under a page that has grown.
  const owner =
    (isByFragment && resized) || sources.map(({ node }) => ownerOfNode(node)).find(Boolean) || ownerOfPage();
  if (shifts?.app !== owner.app || startTime - shifts.last > shiftGap || startTime - shifts.from > shiftWindow)
    shifts = { app: owner.app, from: startTime, last: startTime, sum: 0 };
  shifts.last = startTime;
  raise(owner, 'cls', (shifts.sum += value));
}

function blocked(frame: Frame): void {
  frames.push(frame);
  // INP tells of those in which somebody waits for an answer.
  if (frame.firstUIEventTimestamp) return;
  // What React runs for the page, such as an effect, has React's address.
  const { values } = of(longestOwner([frame]) ?? ownerOfPage());
  values.blocking = (values.blocking ?? 0) + frame.blockingDuration;
}

/** The owner of the longest script of a remote. What React runs for a remote has React's address. */
function longestOwner(those: readonly Frame[]): Owner | undefined {
  const scripts = those.flatMap((frame) => frame.scripts).sort((a, b) => b.duration - a.duration);
  const owner = ownerOfStack(scripts.map(({ sourceURL }) => sourceURL).join('\n'));
  return owner?.app === hostName ? undefined : owner;
}

/** @returns whether the browser has entries of the type */
function observe<Entry extends PerformanceEntry>(type: string, hear: (entry: Entry) => void): boolean {
  const isKnown = PerformanceObserver.supportedEntryTypes.includes(type);
  if (isKnown) {
    const hearAll = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(hear);
    const observer = new PerformanceObserver((list) => hearAll(list.getEntries()));
    const options = { type, buffered: true, durationThreshold };
    observer.observe(options);
    pending.push(() => hearAll(observer.takeRecords()));
  }
  return isKnown;
}
