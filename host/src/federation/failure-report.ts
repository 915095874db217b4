import type { FailureReport } from '@furrow/formats/failure-report.schema';
import type { RemoteFailure } from '../slot/failures';
import type { SiteDiscovery } from './site-discovery';

/**
 * Sends a failure to the address which the discovery document names, as JSON in the body of a POST. Without an address nothing
 * leaves the browser.
 */
export async function sendFailure(discovery: SiteDiscovery, { error, ...failure }: RemoteFailure): Promise<void> {
  const address = await discovery.load().then(discovery.failuresTo, () => undefined);
  const report: FailureReport = { ...failure, error: String(error) };
  if (address) navigator.sendBeacon(address, JSON.stringify(report));
}
