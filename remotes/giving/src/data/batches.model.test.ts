import { scanToast } from '../pages/food-rescue/food-rescue.model';
import { batches } from './batches.data';
import { batchLabel, batchTone, findBatch } from './batches.model';

describe('a rescued batch', () => {
  it.each([
    ['rescued', 'blue'],
    ['processed', 'orange'],
    ['distributed', 'green'],
    ['in transit', 'grey'],
    ['constructor', 'grey'],
  ])('shows the status %s in %s', (status, tone) => {
    expect(batchTone(status)).toBe(tone);
  });

  it('writes the status with a capital', () => {
    expect(batchLabel('rescued')).toBe('Rescued');
  });

  it('is found by its id, and only by its id', () => {
    expect(findBatch(batches, 'FRB-2025-002')?.origin).toBe('Muddy Creek Farm, Corvallis, Oregon');
    expect(findBatch(batches, 'FRB-2025-0')).toBeUndefined();
  });

  it('names itself in the toast of a scan', () => {
    expect(scanToast('FRB-2025-001')).toEqual({
      title: 'Batch Scanned Successfully',
      description: 'Loaded details for FRB-2025-001',
    });
  });

  it('has an id of its own, so that no two QR codes are alike', () => {
    expect(new Set(batches.map(({ batchId }) => batchId)).size).toBe(batches.length);
  });
});
