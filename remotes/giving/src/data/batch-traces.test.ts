import { batchTraces } from './batch-traces.data';
import { batchRecords, portionsOf, signedCount, totalWeight, type BatchTrace } from './batch-traces.model';
import { batches } from './batches.data';

const traced = batches.map((batch) => [batch.batchId, batch, batchTraces[batch.batchId] as BatchTrace] as const);

describe.each(traced)('the trace of %s', (_, batch, trace) => {
  it('adds up to the weight that the card tells, on every scale', () => {
    expect(`${totalWeight(trace)} kg`).toBe(batch.weight);
    for (const { signed } of trace.lines) if (signed) expect(signed.kg).toBe(totalWeight(trace));
  });

  it('is signed as far as its status says, in the order of times and blocks', () => {
    expect(signedCount(trace)).toBe({ rescued: 2, processed: 4, distributed: 5 }[batch.status]);
    const signed = trace.lines.flatMap((line) => line.signed ?? []);
    expect(trace.lines.slice(0, signed.length).every((line) => line.signed)).toBe(true);
    for (const [index, { at, block }] of signed.entries()) {
      const before = signed[index - 1];
      if (!before) continue;
      const minutes = (Date.parse(at) - Date.parse(before.at)) / 60_000;
      expect(Math.abs((block - before.block) / 5 - minutes)).toBeLessThan(minutes * 0.01 + 2);
    }
  });

  it('tells no time in a line that is later than its signature', () => {
    for (const { signed } of trace.lines)
      for (const [, hour, minute, half] of (signed?.proof.value ?? '').matchAll(/(\d+):(\d\d) ([AP])M/g)) {
        const minutes = ((Number(hour) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minute);
        expect(minutes).toBeLessThanOrEqual(Number(signed?.at.slice(11, 13)) * 60 + Number(signed?.at.slice(14, 16)));
      }
  });

  it('has a record for each signed line, chained to the one before', () => {
    const records = batchRecords(batch, trace);
    expect(records).toHaveLength(signedCount(trace));
    for (const [index, { text }] of records.entries()) {
      expect(text).toContain(`Line before: ${records[index - 1]?.fingerprint ?? 'none, this is the first'}`);
    }
  });
});

it('counts portions of 400 grams', () => {
  expect(portionsOf(batchTraces['FRB-2025-001'] as BatchTrace)).toBe(1050);
});
