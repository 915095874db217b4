import * as words from './words';

export type DayTime = 'morning' | 'afternoon' | 'evening';

/**
 * How the site greets by the hour of the visitor's own clock: `Good evening, Nora.`, without a name `Good evening.`.
 *
 * @param hour 0 to 23
 */
export function greeting(hour: number, name: string): string {
  const time: DayTime = hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
  return `${[words.greetings[time], name].filter(Boolean).join(', ')}.`;
}
