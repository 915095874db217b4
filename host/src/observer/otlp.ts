import type { Owner } from './owner';

/*
 * What is sent, as OTLP/JSON: logs for failures, metrics for what a visitor waited for. Any OpenTelemetry collector takes it. The schema by which ours
 * reads it is shared/formats/src/report.schema.ts.
 */

/** Texts by name, as OTLP writes them. A value without a text is an empty one, which OTLP allows. */
const attributesOf = (texts: Record<string, string | undefined>) =>
  Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));

const resourceOf = ({ app, version }: Owner) => ({
  attributes: attributesOf({ 'service.name': app, 'service.version': version }),
});

/** In nanoseconds since 1970. */
const now = () => Date.now() * 1e6;

/** A failure, as a log record. */
export function logOf(owner: Owner, phase: string, stringValue: string, route: string | undefined) {
  const record = {
    timeUnixNano: now(),
    severityNumber: 17,
    body: { stringValue },
    attributes: attributesOf({ 'furrow.phase': phase, 'url.template': route, 'exception.stacktrace': owner.frame }),
  };
  return { resourceLogs: [{ resource: resourceOf(owner), scopeLogs: [{ logRecords: [record] }] }] };
}

/** What a visitor waited for, by owner. */
export type Measured = { owner: Owner; values: Record<string, number> };

/** Values of one page view, as metrics: histograms of one value each, which a collector may add up. */
export function metricsOf(all: readonly Measured[], route: string | undefined) {
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
    // Eight buckets between a number and its double: each value is known to 9%.
    scale: 3,
    zeroCount: +!value,
    positive: value ? { offset: Math.ceil(Math.log2(value) * 8) - 1, bucketCounts: [1] } : undefined,
    attributes: attributesOf({ 'url.template': route }),
  };
  return { name: `furrow.${name}`, exponentialHistogram: { aggregationTemporality: 1, dataPoints: [point] } };
}
