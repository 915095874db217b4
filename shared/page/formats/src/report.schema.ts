import { array, enum as oneOf, maximum, maxLength, minimum, number, object, optional, string } from 'zod/mini';
import { appNameSchema, checkShape } from './check-shape';

/*
 * What browsers report of a page, as OTLP/JSON (https://opentelemetry.io/docs/specs/otlp/), in the fields that are read
 * here. Whatever else OTLP has may be there, and is passed over.
 */

/** The steps of loading at which a remote or a fragment may fail. */
export const loadPhases = [
  'discovery',
  'settings',
  'release',
  'manifest',
  'fragment',
  'entry',
  'expose',
  'style',
  'page',
] as const;

/**
 * What may go wrong with code that is there: in a render, a handler or a promise; nothing is left of the page; it
 * answers nothing for seconds.
 */
export const errorPhases = ['render', 'error', 'unhandledrejection', 'emptied', 'frozen'] as const;

/** What browsers remark by a `ReportingObserver` and visitors do not notice. */
const notePhases = [
  'csp-violation',
  'deprecation',
  'integrity-violation',
  'intervention',
  'permissions-policy-violation',
] as const;

/** A failure that the host itself notices. */
export type FailurePhase = (typeof loadPhases)[number] | 'render';

/** What visitors wait for: three of the Core Web Vitals, and the milliseconds in which scripts kept a page from answering. */
export const vitals = ['lcp', 'inp', 'cls', 'blocking'] as const;
export type Vital = (typeof vitals)[number];

const phaseSchema = oneOf([...loadPhases, ...errorPhases, ...notePhases]);
export type Phase = (typeof loadPhases)[number] | (typeof errorPhases)[number] | (typeof notePhases)[number];

const few = maxLength(10);
const text = string().check(maxLength(500));
const attributes = array(object({ key: text, value: object({ stringValue: optional(text) }) })).check(few);
const resource = object({ attributes });
const logsSchema = object({
  resourceLogs: array(
    object({
      resource,
      scopeLogs: array(
        object({ logRecords: array(object({ body: object({ stringValue: text }), attributes })).check(few) }),
      ).check(few),
    }),
  ).check(few),
});
const metricsSchema = object({
  resourceMetrics: array(
    object({
      resource,
      scopeMetrics: array(
        object({
          metrics: array(
            object({
              name: oneOf(vitals.map((vital) => `furrow.${vital}` as const)),
              exponentialHistogram: object({
                dataPoints: array(object({ sum: number().check(minimum(0), maximum(600_000)), attributes })).check(few),
              }),
            }),
          ).check(few),
        }),
      ).check(few),
    }),
  ).check(few),
});

/**
 * A failure of a version, by the pattern of the page's route; an empty text where the page does not belong to a release.
 * `frame` is the place in the code of a release.
 */
export type FailureReport = VersionAndRoute & { phase: Phase; error: string; frame?: string };
/** What a visitor of a version waited for: milliseconds, or the number of CLS. */
export type VitalReport = VersionAndRoute & { vital: Vital; value: number };

type VersionAndRoute = { remote: string; version: string; path: string };

/**
 * Reads failures as browsers send them.
 *
 * @throws Error when it is something else
 */
export function parseFailureReports(body: unknown): FailureReport[] {
  return checkShape(logsSchema, body, 'logs').resourceLogs.flatMap(({ resource: of, scopeLogs }) =>
    scopeLogs.flatMap(({ logRecords }) =>
      logRecords.map(({ body: { stringValue: error }, attributes: given }) => {
        const phase = checkShape(phaseSchema, valueOf(given, 'furrow.phase'), 'furrow.phase');
        const frame = valueOf(given, 'exception.stacktrace');
        return { ...versionOf(of, given), phase, error, ...(frame !== undefined && { frame }) };
      }),
    ),
  );
}

/**
 * Reads what visitors waited for, as browsers send it.
 *
 * @throws Error when it is something else
 */
export function parseVitalReports(body: unknown): VitalReport[] {
  return checkShape(metricsSchema, body, 'metrics').resourceMetrics.flatMap(({ resource: of, scopeMetrics }) =>
    scopeMetrics.flatMap(({ metrics }) =>
      metrics.flatMap(({ name, exponentialHistogram: { dataPoints } }) =>
        dataPoints.map(({ sum: value, attributes: given }) => ({
          ...versionOf(of, given),
          vital: name.replace('furrow.', '') as Vital,
          value,
        })),
      ),
    ),
  );
}

type Attributes = readonly { key: string; value: { stringValue?: string | undefined } }[];

function versionOf({ attributes: of }: { attributes: Attributes }, given: Attributes): VersionAndRoute {
  return {
    remote: checkShape(appNameSchema, valueOf(of, 'service.name'), 'service.name'),
    version: valueOf(of, 'service.version') ?? '',
    path: valueOf(given, 'url.template') ?? '',
  };
}

function valueOf(attributesOf: Attributes, key: string): string | undefined {
  return attributesOf.find((attribute) => attribute.key === key)?.value.stringValue;
}
