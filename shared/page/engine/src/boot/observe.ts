import { observerTemplateId, reportShareAttribute } from '@furrow/formats/observer-element';
import type { Reported } from '../later/observer/reported';
import { whenShown } from '../common/when-shown';

const mostHeard = 100;

/**
 * Starts the observer when the page has loaded and the browser is idle, or earlier when there is something to report.
 * Reports made before that wait for it. Sites that do not name any address for reports have no observer.
 */
export function observeWhenIdle(): void {
  const template = document.querySelector(`body > #${observerTemplateId}`);
  if (!(template instanceof HTMLTemplateElement)) return;
  if (Math.random() * 100 >= Number(template.getAttribute(reportShareAttribute) ?? 100)) return;
  const heard: Reported[] = [];
  const run = (opened?: Event) => {
    reports.openedAt ??= opened?.timeStamp ?? 0;
    // A clone of a parsed script keeps its hash, so the policy of the page allows it, and it needs no Trusted Types
    // policy.
    document.body.append(document.importNode(template.content, true));
    template.content.replaceChildren();
  };
  const start = () => whenShown(run);
  const reports: NonNullable<typeof window.furrowReports> = (window.furrowReports = {
    heard,
    report(reported) {
      if (heard.length < mostHeard) heard.push(reported);
      if (reports.take) reports.take(reported);
      else start();
    },
  });
  for (const type of ['error', 'unhandledrejection'] as const)
    window.addEventListener(type, (event) => reports.report(event));
  const idle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : setTimeout(start, 200));
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle);
}
