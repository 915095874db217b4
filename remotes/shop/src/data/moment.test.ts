import { longMoment, shortMoment } from './moment';

it('writes a moment as the visitor’s clock has it', () => {
  const moment = new Date(2025, 2, 13, 8, 5).toISOString();
  expect(longMoment(moment)).toBe('Thursday, March 13, 2025, 8:05 AM');
  expect(shortMoment(moment)).toBe('Mar 13, 8:05 AM');
});
