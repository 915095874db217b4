/**
 * The day on which every page of the site is read, an ISO day: Saturday, September 20, 2025. The content is sample
 * content, so its dates would grow old beside a real clock, and a page that was built yesterday would disagree with the
 * browser that hydrates it. All ages, deadlines and seasons are computed from this day.
 */
export const sampleDay = '2025-09-20';

/**
 * How many days there are from the sample day to another ISO day; negative when that day is past.
 * @throws Error when `day` is not an ISO day
 */
export function daysFromSampleDay(day: string): number {
  const days = (Date.parse(`${day}T00:00Z`) - Date.parse(`${sampleDay}T00:00Z`)) / 86_400_000;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(days))
    throw new Error(`"${day}" is not a day like ${sampleDay}.`);
  return days;
}
