import { events } from './data/events.data';
import blog from './articles/blog/_index.md';
import article from './articles/blog/blockchain-food-traceability.md';
import { jobs } from './data/jobs.data';
import { questions } from './pages/contact/contact.data';
import { blogPosting, communityEvent, faqPage, jobPosting, organization, webSite } from './ui/structured-data';

/** What search engines ask of each type; names joined by a dot reach into the object. */
function missing(data: object, fields: string[]): string[] {
  return fields.filter((field) => {
    let value: unknown = data;
    for (const name of field.split('.')) value = (value as Record<string, unknown> | undefined)?.[name];
    return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  });
}

test('the organization and the site name themselves', () => {
  expect(missing(organization(), ['@context', '@type', 'name', 'url', 'logo', 'sameAs'])).toEqual([]);
  expect(missing(webSite(), ['@context', '@type', 'name', 'url', 'publisher.name'])).toEqual([]);
});

test('an article carries headline, picture, dates, author and publisher', () => {
  const posting = blogPosting(article);
  expect(
    missing(posting, [
      '@context',
      '@type',
      'headline',
      'description',
      'image',
      'datePublished',
      'author.name',
      'publisher.name',
      'publisher.logo',
      'mainEntityOfPage',
    ]),
  ).toEqual([]);
  expect(posting).toMatchObject({
    datePublished: '2025-03-15',
    articleSection: 'Technology',
    mainEntityOfPage: 'https://furrow.example/blog/blockchain-food-traceability',
  });
});

test('a translated article names its language, and the page in it', () => {
  const globals = globalThis as unknown as { __LANGUAGE__: string };
  expect(blogPosting(article).inLanguage).toBe('en-US');
  globals.__LANGUAGE__ = 'es';
  expect(blogPosting(article)).toMatchObject({
    inLanguage: 'es',
    mainEntityOfPage: 'https://furrow.example/es/blog/blockchain-food-traceability',
  });
  globals.__LANGUAGE__ = '';
});

test.each(blog.map(({ title }) => title))('"%s" is short enough for a headline', (title) => {
  expect(title.length).toBeLessThanOrEqual(110);
});

test.each(events)('the event "$title" has a day, a place and an organizer', (event) => {
  const data = communityEvent(event);
  expect(
    missing(data, ['@context', '@type', 'name', 'startDate', 'location', 'eventAttendanceMode', 'organizer.name']),
  ).toEqual([]);
  expect(event.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each(jobs)('the job "$title" has all that a job posting needs', (job) => {
  const data = jobPosting(job);
  expect(
    missing(data, [
      '@context',
      '@type',
      'title',
      'description',
      'datePosted',
      'validThrough',
      'employmentType',
      'hiringOrganization.name',
      'baseSalary.currency',
      'baseSalary.value.minValue',
      'baseSalary.value.maxValue',
      'baseSalary.value.unitText',
    ]),
  ).toEqual([]);
  expect(missing(data, job.remote ? ['jobLocationType', 'applicantLocationRequirements'] : ['jobLocation'])).toEqual(
    [],
  );
});

test('every question has an answer', () => {
  const page = faqPage(questions) as unknown as { mainEntity: object[] };
  expect(page.mainEntity).toHaveLength(questions.length);
  for (const question of page.mainEntity) {
    expect(missing(question, ['@type', 'name', 'acceptedAnswer.text'])).toEqual([]);
  }
});
