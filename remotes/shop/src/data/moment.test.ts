import { handoverTime, longMoment, shortMoment } from './moment';

it('writes a moment as the visitor’s clock has it', () => {
  const moment = new Date(2025, 2, 13, 8, 5).toISOString();
  expect(longMoment(moment)).toBe('Thursday, March 13, 2025, 8:05 AM');
  expect(shortMoment(moment)).toBe('Mar 13, 8:05 AM');
});

it('names the year of a handover that was in another one', () => {
  expect(handoverTime('2025-09-17T06:12')).toBe('Sep 17, 6:12 AM');
  expect(handoverTime('2024-11-14T11:50')).toBe('Nov 14, 2024, 11:50 AM');
});
