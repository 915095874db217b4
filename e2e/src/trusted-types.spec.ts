import { expect, hydrated, markDocument, open, test } from './test';
import { wakeEvent } from '@furrow/contract/hydrate-policy';

/** What the code of a hostile remote would try, in a page of the composed site. */

test.use({ allowed: /Trusted|Content.Security.Policy/i });

test('code of the page gets no script from elsewhere and no element from a string', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/buy-food');
  const outcomes = await page.evaluate(() => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, policy: object): void };
    };
    const tried: Record<string, () => unknown> = {
      'a script of another origin': () => {
        document.head.append(Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }));
      },
      'a script of the own machine': () => {
        document.head.append(Object.assign(document.createElement('script'), { src: 'http://localhost:4999/x.js' }));
      },
      'an element with a handler': () => {
        document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.broken = 1">');
      },
      'a script of its own text': () => {
        document.head.append(Object.assign(document.createElement('script'), { text: 'window.broken = 1' }));
      },
      'a frame of its own text': () => {
        document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<script>1</script>' }));
      },
      'a worker from elsewhere': () => new Worker('https://evil.example/x.js'),
      'code from a string': () => setTimeout('window.broken = 1'),
      'a policy of its own': () => trustedTypes.createPolicy('mine', {}),
      'the one policy again': () => trustedTypes.createPolicy('default', {}),
    };
    return Object.entries(tried).map(([what, attempt]) => {
      try {
        attempt();
        return `${what} came through`;
      } catch (error) {
        return `${what}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes.filter((outcome) => !/: (?:Type|Eval|Security)Error$/.test(outcome))).toEqual([]);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(`${origin}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('code that runs before the host finds the policy there, also on a page that sleeps, and cannot replace it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/about');
  await page.waitForLoadState('load');
  const outcomes = await page.evaluate(() => {
    const { trustedTypes, furrowMarkup } = window as unknown as {
      trustedTypes: { createPolicy(name: string, policy: object): void };
      furrowMarkup: Record<string, unknown>;
    };
    const tried = [
      () => trustedTypes.createPolicy('default', { createHTML: (html: string) => html }),
      () => document.body.insertAdjacentHTML('beforeend', '<b>from a string</b>'),
      () => Object.defineProperty(window, 'furrowMarkup', { value: {} }),
      () => Object.defineProperty(furrowMarkup, 'trustMarkup', { value: () => undefined }),
    ];
    return tried.map((attempt) => {
      try {
        attempt();
        return 'came through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(
    asked.filter((url) => /\/host\/[^/]+\/main\..*\.js$/.test(url)),
    'the host has not run',
  ).toEqual([]);
  expect(outcomes).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  await page.evaluate((event) => document.dispatchEvent(new Event(event)), wakeEvent);
  await hydrated(page);
});

test('no script of a document runs that is fetched to show its page, and the policy of the first document stays', async ({
  page,
}) => {
  await open(page, '/buy-food');
  const isSameDocument = await markDocument(page);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    const scripts = '<script>window.broken = 1</script><img alt="" src="data:," onerror="window.broken = 2">';
    await route.fulfill({ response, headers, body: (await response.text()).replace('</h1>', `</h1>${scripts}`) });
  });
  await page.getByRole('contentinfo').locator('a[href="/about"]').click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('main h1 + script')).toBeAttached();
  await expect(page.locator('main img[onerror]')).toBeAttached();
  expect(await isSameDocument()).toBe(true);
  const refused = await page.evaluate(() => {
    try {
      document.head.append(Object.assign(document.createElement('script'), { text: 'window.broken = 3' }));
      return '';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
});
