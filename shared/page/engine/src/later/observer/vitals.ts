import type { OwnerValues } from './otlp';
import { fragmentSelector, hostName, type Owner, ownerOfNode, ownerOfPage, ownerOfStack, pageSelector } from './owner';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Paint = PerformanceEntry & { element: Element | null };
type Interaction = PerformanceEntry & { interactionId: number; target: Node | null };
type Frame = PerformanceEntry & {
  blockingDuration: number;
  /** 0 in a frame without input of the visitor. */
  firstUIEventTimestamp: number;
  scripts: (PerformanceEntry & { sourceURL: string })[];
};

/**
 * A layout shift within this time, in milliseconds, after a fragment has changed its size is attributed to that
 * fragment.
 */
const resizeTime = 150;
/**
 * The longest time in milliseconds between two layout shifts of one group, and the longest time of a whole group, as in
 * the definition of CLS.
 */
const shiftGap = 1000;
const shiftWindow = 5000;

/** The shortest interaction that the browser reports, in milliseconds. */
const durationThreshold = 40;

/** Functions that fetch from an observer of the browser what it has measured and not yet delivered. */
const pending: (() => void)[] = [];

const known: Record<string, OwnerValues> = {};
const frames: Frame[] = [];
const interactions: Interaction[] = [];
let paint: Paint | undefined;
let resizedAt = 0;
let resized: Owner | undefined;
let shifts: { app: string; from: number; last: number; sum: number } | undefined;

/**
 * Starts to measure what the visitor waits for, by owner: LCP and INP in milliseconds, CLS, and `blocking`, the time in
 * milliseconds in which scripts kept the page from responding. Values that the browser cannot measure are absent.
 */
export function observeVitals(): void {
  observe<Paint>('largest-contentful-paint', (entry) => (paint = entry));
  // Most page views have no layout shift and no long frame, so these values begin with 0 for each app in the page.
  if (observe('layout-shift', shifted)) begin('cls');
  if (observe('long-animation-frame', blocked)) begin('blocking');
  const interacted = (entry: Interaction) => entry.interactionId && interactions.push(entry);
  // The browser reports the first interaction even if it was short.
  observe('first-input', interacted);
  observe('event', interacted);
  const observer = new ResizeObserver(([entry]) => {
    resizedAt = performance.now();
    resized = ownerOfNode(entry?.target);
  });
  document.querySelectorAll(fragmentSelector).forEach((fragment) => observer.observe(fragment));
}

/**
 * Returns all values that are known so far.
 *
 * @param openedAt the time in milliseconds when the visitor opened the page: 0 unless the browser had prerendered it
 */
export function measured(openedAt: number): OwnerValues[] {
  pending.forEach((hear) => hear());
  // On a page with little content, the largest element may be in the shell, which has no owner.
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

function of(owner: Owner): OwnerValues {
  return (known[owner.app + owner.version] ??= { owner, values: {} });
}

function raise(owner: Owner | undefined, vital: string, value: number): void {
  if (!owner) return;
  const { values } = of(owner);
  // An element that was painted before the visitor opened the page took no time.
  values[vital] = Math.max(values[vital] ?? 0, value);
}

function shifted({ startTime, value, hadRecentInput, sources }: Shift): void {
  if (hadRecentInput) return;
  const isByFragment = Math.abs(startTime - resizedAt) < resizeTime;
  // The element that moves may be in the shell, such as the footer below a page that has grown.
  const owner =
    (isByFragment && resized) || sources.map(({ node }) => ownerOfNode(node)).find(Boolean) || ownerOfPage();
  if (shifts?.app !== owner.app || startTime - shifts.last > shiftGap || startTime - shifts.from > shiftWindow)
    shifts = { app: owner.app, from: startTime, last: startTime, sum: 0 };
  shifts.last = startTime;
  raise(owner, 'cls', (shifts.sum += value));
}

function blocked(frame: Frame): void {
  frames.push(frame);
  // Frames with input of the visitor are part of INP.
  if (frame.firstUIEventTimestamp) return;
  // When React runs code of the page, such as an effect, the script has the address of React.
  const { values } = of(longestOwner([frame]) ?? ownerOfPage());
  values.blocking = (values.blocking ?? 0) + frame.blockingDuration;
}

/**
 * Returns the owner of the longest script that belongs to a remote. Code that React runs for a remote has the address
 * of React, which is a file of the host, so the host is never returned.
 */
function longestOwner(those: readonly Frame[]): Owner | undefined {
  const scripts = those.flatMap((frame) => frame.scripts).sort((a, b) => b.duration - a.duration);
  const owner = ownerOfStack(scripts.map(({ sourceURL }) => sourceURL).join('\n'));
  return owner?.app === hostName ? undefined : owner;
}

/**
 * Observes entries of one type.
 *
 * @returns whether the browser supports this type
 */
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
