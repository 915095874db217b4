import { daysFromSampleDay, sampleDay } from '@furrow/ui/sample-day';
import { pageText } from '../document-text';
import { livePages } from '../origin';
import { expect, test } from '../test';

/** The documents of all teams are read on one day: what they date, what they count in days, and what adds up over pages. */

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const names = '(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const pages = () => livePages().map(({ path }) => path);
const year = Number(sampleDay.slice(0, 4));

/** Two days with nothing between them are a season in a table, which comes every year. */
const season = new RegExp(`\\b${names} \\d{1,2} ${names} \\d{1,2}\\b`, 'g');

/** Words that say that a date is still to come: before it on the page, or behind it. */
const coming =
  /\b(until|before|ends?|keeps|next|expires|expected|not yet|in person|video call|register|open for your vote|starts|follows)\b/i;

type Dated = { day: string; text: string; around: string };

/** Every day that a page names, `Sep 17` and `September 17` being of the year of the sample day. */
function daysOn(page: string): Dated[] {
  const text = pageText(page).replaceAll(season, '');
  const found: Dated[] = [];
  for (const match of text.matchAll(new RegExp(`\\b${names} (\\d{1,2})(?:, (\\d{4}))?\\b(?! ?[:%×]| acres)`, 'g'))) {
    const [named, month = '', date = '', of] = match;
    const day = `${of ?? year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (!Number.isNaN(Date.parse(day)))
      found.push({
        day,
        text: named,
        around: text.slice(Math.max(0, match.index - 90), match.index + named.length + 60),
      });
  }
  return found;
}

test('no page names a later day, unless the words around it say that it is coming', () => {
  const later = pages().flatMap((page) =>
    daysOn(page)
      .filter(({ day, around }) => daysFromSampleDay(day) > 0 && !coming.test(around))
      .map(({ text, around }) => `${page}: ${text} in “${around}”`),
  );
  expect(later).toEqual([]);
});

test('no vote has two ages: the days that are left are those from the sample day to the end that stands beside them', () => {
  let counted = 0;
  for (const page of pages())
    for (const [, , month = '', date = '', left] of pageText(page).matchAll(
      new RegExp(`\\b(ends|Ends) ${names} (\\d{1,2}), ${year}.{0,60}?(\\d+) days? left`, 'g'),
    )) {
      counted += 1;
      const day = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
      expect(Number(left), page).toBe(daysFromSampleDay(day));
    }
  expect(counted).toBeGreaterThan(0);
});
