import { reportAddressAttribute } from '@furrow/formats/observer-element';
import { readPageData } from '../page-data';
import { failureOf } from './failure-of';
import { logOf, metricsOf } from './otlp';
import { type Owner, ownerOfPage, ownerOfStack, unknownOwner } from './owner';
import type { Reported } from './reported';
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

const address = document.currentScript?.getAttribute(reportAddressAttribute);
const sent = new Set<string>();
let isLeft = false;
let beat = performance.now();

function send(signal: 'logs' | 'metrics', body: object): void {
  navigator.sendBeacon(`${address}/v1/${signal}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
}

function report(owner: Owner, phase: string, message: string): void {
  const key = owner.app + phase + message;
  if (!sent.has(key) && sent.size < mostReports)
    send('logs', logOf(owner, phase, withoutAnswers(message).slice(0, longestMessage), route()));
  sent.add(key);
}

/** The message without what the visitor wrote into fields, and without queries of addresses. */
function withoutAnswers(message: string): string {
  return [...document.querySelectorAll<HTMLInputElement>('input,textarea')]
    .filter(({ value }) => value.length > 2)
    .reduce((text, { value }) => text.replaceAll(value, '…'), message.replace(/[?#]\S+/g, ''));
}

/** The pattern of the page's address: an address itself may say who the visitor is. */
function route(): string {
  const { pathname } = location;
  const isAt = (pattern: string) => new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`).test(pathname);
  return readPageData()?.discovery?.extras.routes.find(isAt) ?? pathname.replace(/^(\/[^/]*\/).*/, '$1*');
}

function take(reported: Reported): void {
  const { owner, phase, message } = failureOf(reported);
  report(owner, phase, message);
}

/** Sends the metrics when the page is first left, which may be its end; and says when nothing is left of the page. */
function leave(): void {
  // A page that nobody sees gets few heartbeats.
  beat = performance.now();
  if (!document.hidden || isLeft) return;
  isLeft = true;
  const main = document.querySelector('main');
  if (!main?.textContent.trim() && !main?.querySelector('img,svg'))
    report(ownerOfPage(), 'emptied', 'The page is empty');
  const found = measured();
  if (found.length > 0) send('metrics', metricsOf(found, route()));
}

function feelHeartbeat(): void {
  const now = performance.now();
  if (now - beat > heartbeat + frozenTime && !document.hidden)
    report(ownerOfPage(), 'frozen', `No answer for ${frozenTime / 1000} s`);
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
    const note = body as NoteBody;
    const place = `${note.sourceFile}:${note.lineNumber}:${note.columnNumber}`;
    report(ownerOfStack(place) ?? unknownOwner, type, note.message ?? `${note.effectiveDirective} ${note.blockedURL}`);
  }
}

ownerOfPage();
observeVitals();
if (window.furrowReports) {
  window.furrowReports.take = take;
  window.furrowReports.heard.forEach(take);
}
if ('ReportingObserver' in window)
  new ReportingObserver(hearNotes, { types: ['csp-violation', 'deprecation'], buffered: true }).observe();
setInterval(feelHeartbeat, heartbeat);
document.addEventListener('visibilitychange', leave);
