import type { Owner } from './owner';

/*
 * The form of the reports, OTLP/JSON: logs for failures, and metrics for the times that a visitor waited. Every
 * OpenTelemetry collector accepts it. The collector of `release serve` reads it by the schema in
 * shared/page/formats/src/report.schema.ts.
 */

/** Attributes in the form of OTLP. An attribute without a text gets an empty value, which OTLP allows. */
const attributesOf = (texts: Record<string, string | undefined>) =>
  Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));

const resourceOf = ({ app, version }: Owner) => ({
  attributes: attributesOf({ 'service.name': app, 'service.version': version }),
});

/** The time in nanoseconds since 1970. */
const now = () => Date.now() * 1e6;

/** Returns a failure as a log record. */
export function logOf(owner: Owner, phase: string, stringValue: string, route: string | undefined) {
  const record = {
    timeUnixNano: now(),
    severityNumber: 17,
    body: { stringValue },
    attributes: attributesOf({ 'furrow.phase': phase, 'url.template': route, 'exception.stacktrace': owner.frame }),
  };
  return { resourceLogs: [{ resource: resourceOf(owner), scopeLogs: [{ logRecords: [record] }] }] };
}

/** The measured values of one owner, by their names. */
export type OwnerValues = { owner: Owner; values: Record<string, number> };

/**
 * Returns the values of one page view as metrics. Each is a histogram with one value, so that a collector can add them
 * up.
 */
export function metricsOf(all: readonly OwnerValues[], route: string | undefined) {
  return {
    resourceMetrics: all.map(({ owner, values }) => ({
      resource: resourceOf(owner),
      scopeMetrics: [{ metrics: Object.entries(values).map(([name, value]) => metricOf(name, value, route)) }],
    })),
  };
}

function metricOf(name: string, value: number, route: string | undefined) {
  const point = {
    timeUnixNano: now(),
    count: 1,
    sum: value,
    // With eight buckets between a number and its double, each value is known to within 9%.
    scale: 3,
    zeroCount: +!value,
    positive: value ? { offset: Math.ceil(Math.log2(value) * 8) - 1, bucketCounts: [1] } : undefined,
    attributes: attributesOf({ 'url.template': route }),
  };
  return { name: `furrow.${name}`, exponentialHistogram: { aggregationTemporality: 1, dataPoints: [point] } };
}
