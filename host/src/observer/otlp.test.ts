import { parseFailureReports, parseVitalReports } from '@furrow/formats/report.schema';
import { basename, join } from 'node:path';
import protobuf from 'protobufjs';
import { logOf, metricsOf } from './otlp';

/*
 * The schema that OpenTelemetry publishes is in the folder `opentelemetry`: the files of https://github.com/open-telemetry/opentelemetry-proto. JSON that
 * goes through a message of it and back unchanged has no field that is unknown or of another type.
 */
const root = new protobuf.Root();
root.resolvePath = (_from, path) => join(import.meta.dirname, 'opentelemetry', basename(path));

beforeAll(() => root.load(['logs.proto', 'metrics.proto']));

function throughSchema(type: string, body: object): unknown {
  const message = root.lookupType(`opentelemetry.proto.${type}`);
  const decoded = message.decode(message.encode(message.fromObject(body)).finish());
  return message.toObject(decoded, { longs: Number, enums: Number });
}

/** Numbers of 64 bits may be texts in JSON, as their schema says. */
const withNumbers = (body: object): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'timeUnixNano' ? Number(value) : value));

const owner = { app: 'shop', version: '1.1.0', frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20' };

it('a failure is what OpenTelemetry calls logs, and is read as it was', () => {
  const body = logOf(owner, 'error', 'TypeError: lots', '/buy-food');
  expect(throughSchema('logs.v1.LogsData', body)).toEqual(withNumbers(body));
  expect(parseFailureReports(body)).toEqual([
    {
      remote: 'shop',
      version: '1.1.0',
      path: '/buy-food',
      phase: 'error',
      error: 'TypeError: lots',
      frame: owner.frame,
    },
  ]);
});

it('a failure of nobody is one of an app without a version', () => {
  const body = logOf({ app: 'unknown', version: '' }, 'rejection', 'no', '/buy-food');
  expect(throughSchema('logs.v1.LogsData', body)).toEqual(withNumbers(body));
  expect(parseFailureReports(body)).toEqual([
    { remote: 'unknown', version: '', path: '/buy-food', phase: 'rejection', error: 'no' },
  ]);
});

it('what a visitor waited for is what OpenTelemetry calls metrics, and is read as it was', () => {
  const values = { lcp: 1234.5, cls: 0, inp: 480 };
  const body = metricsOf([{ owner, values }], '/buy-food');
  expect(throughSchema('metrics.v1.MetricsData', body)).toEqual(withNumbers(body));
  expect(parseVitalReports(body)).toEqual(
    Object.entries(values).map(([vital, value]) => ({
      remote: 'shop',
      version: '1.1.0',
      path: '/buy-food',
      vital,
      value,
    })),
  );
});

it('each value is in the bucket of the histogram that holds it', () => {
  for (const value of [0.02, 0.1, 1, 8, 480, 2500]) {
    const body = metricsOf([{ owner, values: { inp: value } }], '/buy-food');
    const [point] = body.resourceMetrics[0]?.scopeMetrics[0]?.metrics[0]?.exponentialHistogram.dataPoints ?? [];
    const { offset } = point && 'positive' in point ? point.positive : { offset: NaN };
    expect(2 ** (offset / 8)).toBeLessThan(value);
    expect(2 ** ((offset + 1) / 8)).toBeGreaterThanOrEqual(value);
  }
});
