import { parseFailureReports, parseVitalReports } from '@furrow/formats/report.schema';
import * as generated from '@opentelemetry/otlp-transformer/build/src/generated/root';
import { logOf, metricsOf } from './otlp';

/*
 * The messages are generated from the schema that OpenTelemetry publishes
 * (https://github.com/open-telemetry/opentelemetry-proto). JSON that goes through a message and back unchanged has no
 * field that is unknown or of another type.
 */
const { logs, metrics } = (
  generated as unknown as { opentelemetry: { proto: { collector: Record<'logs' | 'metrics', Service> } } }
).opentelemetry.proto.collector;

/** The package describes no types of its generated messages. */
type Message = {
  fromObject(value: object): object;
  encode(message: object): { finish(): Uint8Array };
  decode(bytes: Uint8Array): object;
  toObject(message: object, options: { longs: typeof Number; enums: typeof Number }): unknown;
};
type Service = { v1: Record<string, Message> };

function throughSchema(message: Message | undefined, body: object): unknown {
  if (!message) throw new Error('The package does not have such a message.');
  const decoded = message.decode(message.encode(message.fromObject(body)).finish());
  return message.toObject(decoded, { longs: Number, enums: Number });
}

/** Numbers of 64 bits may be texts in JSON, as their schema says. */
const withNumbers = (body: object): unknown =>
  JSON.parse(JSON.stringify(body), (key, value: unknown) => (key === 'timeUnixNano' ? Number(value) : value));

const owner = { app: 'shop', version: '1.1.0', frame: '/shop/1.1.0-0123456789abcdef/page.js:1:20' };

it('a failure is what OpenTelemetry calls logs, and is read as it was', () => {
  const body = logOf(owner, 'error', 'TypeError: lots', '/buy-food');
  expect(throughSchema(logs.v1['ExportLogsServiceRequest'], body)).toEqual(withNumbers(body));
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
  const body = logOf({ app: 'unknown', version: '' }, 'unhandledrejection', 'no', '/buy-food');
  expect(throughSchema(logs.v1['ExportLogsServiceRequest'], body)).toEqual(withNumbers(body));
  expect(parseFailureReports(body)).toEqual([
    { remote: 'unknown', version: '', path: '/buy-food', phase: 'unhandledrejection', error: 'no' },
  ]);
});

it('what a visitor waited for is what OpenTelemetry calls metrics, and is read as it was', () => {
  const values = { lcp: 1234.5, cls: 0, inp: 480 };
  const body = metricsOf([{ owner, values }], '/buy-food');
  expect(throughSchema(metrics.v1['ExportMetricsServiceRequest'], body)).toEqual(withNumbers(body));
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
    const { offset } = point?.positive ?? { offset: NaN };
    expect(2 ** (offset / 8)).toBeLessThan(value);
    expect(2 ** ((offset + 1) / 8)).toBeGreaterThanOrEqual(value);
  }
});
