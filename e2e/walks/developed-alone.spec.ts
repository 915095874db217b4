import { expect, test } from '../src/test';
import { developedCopy, type DevelopedApp } from './developed-app';

/** `pnpm dev` of one remote: addresses of the site lead to its pages, and a mistake is shown where it is in the sources. */

const yearPage = 'src/pages/year.page.tsx';
const mistaken = `import { PageMeta } from '@furrow/ui/page-meta';

type Month = { days: number };

export default function YearPage() {
  const months: Month[] = [];
  return (
    <>
      <PageMeta title="Almanac" description="Month by month." path="/almanac" />
      <h1>{months[0]!.days}</h1>
    </>
  );
}
`;

let app: DevelopedApp;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  app = await developedCopy('e2e/fixtures/almanac', {});
});
test.afterAll(() => app.stop());

test.use({ allowed: /days|React DevTools|YearPage/ });

test('an address of the site leads to the page, and a mistake in a page is shown with its line until it is mended', async ({
  page,
}) => {
  await page.goto(`${app.url}/almanac/june?from=field`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Month of june');
  expect(new URL(page.url()).hash).toBe('#/almanac/june?from=field');

  await page.goto(`${app.url}/almanac`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanac');
  await app.save(yearPage, mistaken);
  const mistake = page.getByRole('alert');
  await expect(mistake).toContainText(`${yearPage}:10\n`);
  await expect(mistake).toContainText('>   10 |       <h1>{months[0]!.days}</h1>');
  await expect(mistake).toContainText("TypeError: Cannot read properties of undefined (reading 'days')");
  await expect(page.getByText('This part could not be shown')).toHaveCount(0);
  expect(app.said()).toContain(`${yearPage}:10\n`);

  await app.save(yearPage, mistaken.replace('months[0]!.days', "'Almanac, mended'"));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almanac, mended');
  await expect(mistake).toHaveCount(0);
});
