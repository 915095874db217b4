import { daysFromSampleDay, sampleDay } from '@furrow/ui/sample-day';
import { htmlOf, pageText } from '../document-text';
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
  return daysIn(
    pageText(page).replaceAll(season, ''),
    new RegExp(`\\b(?<month>${names}) (?<date>\\d{1,2})(?:, (?<of>\\d{4}))?\\b(?! ?[:%×]| acres)`, 'g'),
    months,
  );
}

/** The days that a text names, by an expression with the groups `month`, `date` and `of`, which is the year. */
function daysIn(text: string, expression: RegExp, monthNames: string[]): Dated[] {
  const found: Dated[] = [];
  for (const { 0: named, groups = {}, index } of text.matchAll(expression)) {
    const { month = '', date = '', of = String(year) } = groups;
    const number = monthNames.indexOf(month.slice(0, 3)) + 1;
    const day = `${of}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
    if (!Number.isNaN(Date.parse(day)))
      found.push({ day, text: named, around: text.slice(Math.max(0, index - 90), index + named.length + 60) });
  }
  return found;
}

const spanishMonths = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const spanishNames = `(?:${spanishMonths.join('|')})[a-z]*`;
const spanishSeason = new RegExp(`\\b\\d{1,2} ${spanishNames}\\.? \\d{1,2} ${spanishNames}\\b`, 'g');
const comingInSpanish =
  /\b(hasta|antes|termina|próxim[ao]s?|siguientes?|vencen?|esper\w+|todavía (?:no|sin)|aún no|empieza|faltan?|quedan?|dura)\b/i;

test('no page names a later day, unless the words around it say that it is coming', () => {
  const later = pages().flatMap((page) =>
    daysOn(page)
      .filter(({ day, around }) => daysFromSampleDay(day) > 0 && !coming.test(around))
      .map(({ text, around }) => `${page}: ${text} in “${around}”`),
  );
  expect(later).toEqual([]);
});

test('nor does a page in Spanish', () => {
  const expression = new RegExp(
    `\\b(?<date>\\d{1,2}) (?:de )?(?<month>${spanishNames})\\b\\.?(?: (?:de )?(?<of>20\\d\\d))?`,
    'g',
  );
  const dated = pages().flatMap((page) =>
    daysIn(pageText(`/es${page.replace(/^\/$/, '')}`).replaceAll(spanishSeason, ''), expression, spanishMonths).map(
      (day) => ({
        page,
        ...day,
      }),
    ),
  );
  expect(dated.length).toBeGreaterThan(99);
  const later = dated
    .filter(({ day, around }) => daysFromSampleDay(day) > 0 && !comingInSpanish.test(around))
    .map(({ page, text, around }) => `/es${page}: ${text} in “${around}”`);
  expect(later).toEqual([]);
});

test('a season that is named as coming is that of the sample day', () => {
  const seasons = ['winter', 'spring', 'summer', 'fall'];
  const now = seasons[Math.floor((Number(sampleDay.slice(5, 7)) % 12) / 3)];
  // What is dated tells of its own time.
  const undated = pages().filter((page) => !/^\/(blog|case-studies|press-kit|resources)\/./.test(page));
  const named = undated.flatMap((page) =>
    [...pageText(page).matchAll(/\b(?:Upcoming|this) (spring|summer|fall|autumn|winter)\b/gi)].map(
      ([text, name = '']) => ({ page, text, name: name.toLowerCase() }),
    ),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter(({ name }) => name !== now)).toEqual([]);
});

test('no vote has two ages: the days that are left lead to the end that stands beside them', () => {
  const end = `${names} (\\d{1,2}), ${year}`;
  const ages = pages().flatMap((page) => {
    const text = pageText(page);
    const listed = text.matchAll(new RegExp(`(\\d+) days? left (?:(?!days? left).)*? ends ${end}`, 'g'));
    const alone = text.matchAll(new RegExp(`Ends ${end} Days left (\\d+)`, 'g'));
    return [
      ...[...listed].map(([, left, month = '', date = '']) => ({ page, left, month, date })),
      ...[...alone].map(([, month = '', date = '', left]) => ({ page, left, month, date })),
    ];
  });
  expect(ages.length).toBeGreaterThan(0);
  for (const { page, left, month, date } of ages) {
    const day = `${year}-${String(months.indexOf(month) + 1).padStart(2, '0')}-${date.padStart(2, '0')}`;
    expect(Number(left), page).toBe(daysFromSampleDay(day));
  }
});

test('no campaign has two ages: the days that are left are the same wherever it stands', () => {
  const own = pages().flatMap((page) => {
    const [, left] = /Time remaining (\d+) days?/.exec(pageText(page)) ?? [];
    const [, title] = /<h1[^>]*>([^<]+)</.exec(htmlOf(page)) ?? [];
    return left && title ? { title, left } : [];
  });
  expect(own.length).toBeGreaterThan(9);
  for (const { title, left } of own) {
    const around = new RegExp(
      `(\\d+) days? left (?:Support This Farm)?Learn More about ${title}|Campaign (\\d+) days? left ${title}`,
      'g',
    );
    const elsewhere = pages().flatMap((page) =>
      [...pageText(page).matchAll(around)].map(([, card, farm]) => `${page}: ${card ?? farm}`),
    );
    expect(elsewhere.length, title).toBeGreaterThan(1);
    expect(
      elsewhere.filter((found) => !found.endsWith(`: ${left}`)),
      `${title}, ${left} days left`,
    ).toEqual([]);
  }
});

const amount = (digits = '') => Number(digits.replaceAll(',', ''));
/** `2025-09-20` of `Sep 20, 2025`. */
const isoDay = (day: string) => new Date(`${day} UTC`).toISOString().slice(0, 10);
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
/** All figures that an expression finds on a page; its first group is the figure. */
const figures = (page: string, expression: RegExp) =>
  [...pageText(page).matchAll(expression)].map(([, digits]) => amount(digits));

test('each gift that is listed is two meals a dollar, and the latest are of the sample day and a week before', () => {
  const rows = [...pageText('/my-donations').matchAll(/([A-Z][a-z]{2} \d+, \d{4}) ([\d,]+) meals \$([\d,]+)\.00/g)];
  expect(rows.length).toBeGreaterThan(5);
  for (const [, , meals, dollars] of rows) expect(amount(meals)).toBe(2 * amount(dollars));
  expect(rows.slice(0, 2).map(([, day = '']) => daysFromSampleDay(isoDay(day)))).toEqual([0, -7]);
  // The month of the sample day is the one of which other pages say the sums.
  const month = rows.filter(([, day = '']) => isoDay(day).startsWith(sampleDay.slice(0, 7)));
  const given = sum(month.map(([, , , dollars]) => amount(dollars)));
  expect(figures('/impact-dashboard', /This month .*?Donated \$([\d,]+) of/g)).toEqual([given]);
  expect(figures('/impact-dashboard', /This month Meals ([\d,]+) of/g)).toEqual([2 * given]);
  expect(figures('/impact-dashboard', /Meals provided [\d,]+ \+([\d,]+) this month/g)).toEqual([2 * given]);
  const [all = 0] = figures('/my-donations', /total donated \$([\d,]+)/g);
  expect(figures('/my-donations', /All \d+ donations: [\d,]+ meals, \$([\d,]+)\.00/g)).toEqual([all]);
  expect(figures('/impact-dashboard', /Total donated [^+]*\+(\d+)% this month/g)).toEqual([
    Math.round((100 * given) / (all - given)),
  ]);
});

test('what the treasury holds is what it is worth this month', () => {
  const held = figures('/governance/treasury', / \$([\d,]+,000)\d+%/g);
  expect(held).toHaveLength(5);
  expect(sum(held)).toBe(figures('/governance/treasury', /Sep 2025 \$([\d,]{7,})/g)[0]);
});

test('the loan pool earns the rate that borrowers are told, on what is lent without what was lent after', () => {
  const treasury = '/governance/treasury';
  const [lent = 0] = figures(treasury, /Farm loans [\d,]+ farms \$([\d,]+,000)/g);
  const [lentSince = 0] = figures(treasury, /Loan pool, \d+ farms\D*\$([\d,.]+)/g);
  const [earned] = figures(treasury, /Loan interest, August\D*\$([\d,.]+)/g);
  const [percent = 0] = figures('/loan-application', /([\d.]+)% APR/g);
  expect(lentSince).toBeGreaterThan(0);
  expect(earned).toBeCloseTo(((lent - lentSince) * percent) / 100 / 12, 2);
});

test('the loans that a proposal promises are there: a part of the stablecoins', () => {
  const promising = pages().filter((page) => / holds enough for \d+ loans of the new size/.test(pageText(page)));
  expect(promising.length).toBeGreaterThan(0);
  const [held = 0] = figures('/governance/treasury', /Stablecoins USDC \$([\d,]+,000)/g);
  for (const page of promising) {
    const [loans = 0] = figures(page, / holds enough for (\d+) loans/g);
    const [most = 0] = figures(page, / to \$([\d,]+) USDC /g);
    expect(most, page).toBeGreaterThan(0);
    expect(loans * most, page).toBeLessThan(held);
  }
});

test('votes for and against, ingredients of a batch and parts of a price add up', () => {
  const votes = [...pageText('/governance/voting').matchAll(/For ([\d.]+)M([\d.]+)% Against ([\d.]+)M([\d.]+)%/g)].map(
    (match) => match.slice(1).map(Number),
  );
  expect(votes.length).toBeGreaterThan(1);
  for (const [inFavor = 0, percent = 0, against = 0, percentAgainst = 0] of votes) {
    expect(percent + percentAgainst).toBeCloseTo(100);
    expect(percent).toBeCloseTo((100 * inFavor) / (inFavor + against), 1);
  }
  const batches = pages().filter((page) => /^\/food-rescue\/[\w-]+$/.test(page));
  const lots = pages().filter((page) => /^\/marketplace\/lot\/[\w-]+$/.test(page));
  const [offered = 0] = figures('/marketplace', / of (\d+) products/g);
  expect(lots.length).toBe(offered);
  expect(batches.length).toBe([...pageText('/food-rescue').matchAll(/QR code for batch/g)].length);
  expect(Math.min(batches.length, lots.length)).toBeGreaterThan(0);
  for (const page of batches) {
    const [, parts = '', total] = /This batch [\d,]+ kg (.*?) Total ([\d,]+) kg/.exec(pageText(page)) ?? [];
    expect(sum([...parts.matchAll(/([\d,]+) kg/g)].map(([, kg]) => amount(kg))), page).toBe(amount(total));
  }
  for (const page of lots) {
    const [, parts = '', price] = /Where does [\d.]+ USDC go\? (.*?) Price ([\d.]+)/.exec(pageText(page)) ?? [];
    const cents = [...parts.matchAll(/ (\d+\.\d\d)/g)].map(([, part]) => Math.round(Number(part) * 100));
    expect(cents.length, page).toBe(4);
    expect(sum(cents), page).toBe(Math.round(Number(price) * 100));
    // Of each price 80% goes to the grower, to the nearest cent.
    expect(Math.abs(cents[0]! - Number(price) * 80), page).toBeLessThan(2);
  }
});
