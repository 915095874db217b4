import { failureOf, type FoundFailure } from './failure-of';
import { logOf, metricsOf } from './otlp';
import { ownerOfPage } from './owner';
import { measured, observeVitals } from './vitals';

/*
 * The observer of a page, on sites that name an address for reports: it sends failures when they happen, and what the visitor waited for when the page
 * is left. Each failure is sent once a page view, and no more than `mostReports`.
 */

const mostReports = 20;
const longestMessage = 200;
const heartbeat = 1000;
/** Milliseconds by which the heartbeat is late on a page that was frozen. */
const frozenTime = 5000;

// The boot script, which runs the observer, has set it.
const reports = window.furrowReports!;
const { openedAt = 0 } = reports;
/** As `reportAddressAttribute` of shared/formats names it. */
const address = document.currentScript?.dataset.to;
const sent = new Set<string>();
let isLeft = false;
let beat = performance.now();

function send(signal: 'logs' | 'metrics', body: object): void {
  navigator.sendBeacon(`${address}/v1/${signal}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

function report({ owner, phase, message = phase }: Omit<FoundFailure, 'message'> & { message?: string }): void {
  const key = owner.app + phase + message;
  if (sent.has(key) || sent.size >= mostReports) return;
  sent.add(key);
  send('logs', logOf(owner, phase, withoutAnswers(message).slice(0, longestMessage), ownerOfPage().route));
}

/** The message without what the visitor wrote into fields, and without queries of addresses. */
function withoutAnswers(message: string): string {
  let text = message.replace(/[?#]\S+/g, '');
  for (const { value } of document.querySelectorAll<HTMLInputElement>('input,textarea'))
    if (value.length > 2) text = text.replaceAll(value, '…');
  return text;
}

/** Sends the metrics when the page is first left, which may be its end; and says when nothing is left of the page. */
function leave(): void {
  // A page that nobody sees gets few heartbeats.
  beat = performance.now();
  if (!document.hidden || isLeft) return;
  isLeft = true;
  const main = document.querySelector('main');
  if (!main?.textContent.trim() && !main?.querySelector('img,svg')) report({ owner: ownerOfPage(), phase: 'emptied' });
  send('metrics', metricsOf(measured(openedAt), ownerOfPage().route));
}

function feelHeartbeat(): void {
  const now = performance.now();
  if (now - beat > heartbeat + frozenTime && !document.hidden) report({ owner: ownerOfPage(), phase: 'frozen' });
  // It is remembered, for when nothing is left of it.
  ownerOfPage();
  beat = now;
}

/** What the body of a report about a policy or a deprecation holds. */
type NoteBody = Partial<
  Record<'sourceFile' | 'lineNumber' | 'columnNumber' | 'message' | 'effectiveDirective' | 'blockedURL', string | null>
>;

/** Reports what the browser refused by the policy of the site, and what it will not support for long. */
function hearNotes(reports: Report[]): void {
  for (const { type = '', body } of reports) {
    const { sourceFile, lineNumber, columnNumber, message, effectiveDirective, blockedURL } = body as NoteBody;
    // It has the fields of an error event.
    const filename = `${sourceFile}:${lineNumber}:${columnNumber}`;
    report(failureOf({ type, filename, message: message ?? `${effectiveDirective} ${blockedURL}` } as ErrorEvent));
  }
}

ownerOfPage();
observeVitals();
reports.take = (reported) => report(failureOf(reported));
reports.heard.forEach(reports.take);
if ('ReportingObserver' in window) new ReportingObserver(hearNotes, { buffered: true }).observe();
setInterval(feelHeartbeat, heartbeat);
document.addEventListener('visibilitychange', leave);
