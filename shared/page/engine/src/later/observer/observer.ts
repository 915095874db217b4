import { failureOf, type FoundFailure } from './failure-of';
import { logOf, metricsOf } from './otlp';
import { ownerOfPage } from './owner';
import { measured, observeVitals } from './vitals';

/*
 * The observer of a page, on sites that name an address for reports. It sends failures when they happen, and what the
 * visitor waited for when the visitor leaves the page. Each failure is sent once in a page view, and at most
 * `mostReports` are sent.
 */

const mostReports = 20;
const longestMessage = 200;
const heartbeat = 1000;
/** When the heartbeat is late by this time in milliseconds, the page was frozen. */
const frozenTime = 5000;

// The boot script sets this before it starts the observer.
const reports = window.furrowReports!;
const { openedAt = 0 } = reports;
/** The attribute is `reportAddressAttribute` of shared/page/formats. */
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

/** Removes from a message what the visitor typed into fields, and the queries of addresses. */
function withoutAnswers(message: string): string {
  let text = message.replace(/[?#]\S+/g, '');
  for (const { value } of document.querySelectorAll<HTMLInputElement>('input,textarea'))
    if (value.length > 2) text = text.replaceAll(value, '…');
  return text;
}

/**
 * Sends the metrics when the visitor leaves the page for the first time, because that may be the end of the page view.
 * Also reports a page that has become empty.
 */
function leave(): void {
  // Browsers slow down the timers of a hidden page, so its heartbeat is no measure.
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
  // This call remembers the owner of the page, for a report when the page has become empty.
  ownerOfPage();
  beat = now;
}

/** The body of a report of the browser about its policy or about a deprecated feature. */
type NoteBody = Partial<
  Record<'sourceFile' | 'lineNumber' | 'columnNumber' | 'message' | 'effectiveDirective' | 'blockedURL', string | null>
>;

/**
 * Reports what the browser has blocked because of the Content-Security-Policy, and the deprecated features that a page
 * uses.
 */
function hearNotes(reports: Report[]): void {
  for (const { type = '', body } of reports) {
    const { sourceFile, lineNumber, columnNumber, message, effectiveDirective, blockedURL } = body as NoteBody;
    // The report gets the fields of an error event.
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
