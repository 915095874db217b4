import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Router } from '@furrow/router';
import { choiceField, countField, defineQuery, textField } from './query';
import { defineRoutes } from './routes';
import { openPage } from '../testing';
import { useChoice, useQuery } from './use-query';

const listQuery = defineQuery({
  sort: choiceField('sort', 'featured', ['featured', 'goal']),
  search: textField('q'),
  shown: countField('shown', 8),
});

function List() {
  const [view, { choose, extend, type, settle }] = useQuery(listQuery);
  return (
    <>
      <output>{JSON.stringify(view)}</output>
      <input value={view.search} onChange={(event) => type('search', event.target.value, { shown: 8 })} />
      <button onClick={() => choose({ sort: 'goal' })}>Highest goal</button>
      <button onClick={() => extend({ shown: view.shown + 8 })}>More</button>
      <button onClick={settle}>Open a lot</button>
      <button
        onClick={() => {
          choose({ sort: 'goal' });
          choose({ shown: 16 });
        }}
      >
        Two presses at once
      </button>
    </>
  );
}

function Ledger() {
  const [tab, setTab] = useChoice('tab', ['all', 'recurring']);
  return <button onClick={() => setTab('recurring')}>{tab}</button>;
}

const routes = defineRoutes('shop', [
  { path: '/list', page: async () => ({ default: List }) },
  { path: '/ledger', page: async () => ({ default: Ledger }) },
]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null });
const view = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const write = (words: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: words } });
const pause = () => act(() => jest.advanceTimersByTimeAsync(300));

async function goBack() {
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await jest.advanceTimersByTimeAsync(50);
    await gone;
  });
}

it('shows the view of a shared address', async () => {
  await openPage(routes, '/list?sort=goal&q=soil&shown=16');
  expect(view()).toEqual({ sort: 'goal', search: 'soil', shown: 16 });
});

it('shows the defaults for a query that means nothing', async () => {
  await openPage(routes, '/list?sort=cheapest&shown=%zz');
  expect(view()).toEqual({ sort: 'featured', search: '', shown: 8 });
});

it('shows the defaults while the page is prerendered', () => {
  const html = renderToString(
    <Router location="/list?sort=goal" navigator={{ createHref: String, push() {}, replace() {}, go() {} }}>
      <List />
    </Router>,
  );
  expect(html).toContain('featured');
});

it('makes a choice a step that Back takes back', async () => {
  await openPage(routes, '/list?ref=letter');
  await press('Highest goal');
  expect(window.location.search).toBe('?sort=goal&ref=letter');
  await goBack();
  expect(window.location.search).toBe('?ref=letter');
  expect(view()).toMatchObject({ sort: 'featured' });
});

it('makes no step of what is chosen already, or of more of the same list', async () => {
  await openPage(routes, '/list?sort=goal');
  const steps = window.history.length;
  await press('Highest goal');
  await press('More');
  expect(window.location.search).toBe('?sort=goal&shown=16');
  expect(window.history).toHaveLength(steps);
});

it('shows typed words at once, and writes them to the address when the typing pauses, as one step', async () => {
  await openPage(routes, '/list');
  write('so');
  expect(view()).toMatchObject({ search: 'so' });
  expect(window.location.search).toBe('');
  await pause();
  expect(window.location.search).toBe('?q=so');
  write('soil');
  await pause();
  expect(window.location.search).toBe('?q=soil');
  await goBack();
  expect(view()).toMatchObject({ search: '' });
});

it('starts at the top of the list of what is typed', async () => {
  await openPage(routes, '/list?shown=16');
  write('soil');
  await pause();
  expect(window.location.search).toBe('?q=soil');
});

it('takes typed words along with a choice before the pause', async () => {
  await openPage(routes, '/list');
  write('soil');
  await press('Highest goal');
  expect(window.location.search).toBe('?sort=goal&q=soil');
  await pause();
  expect(window.location.search).toBe('?sort=goal&q=soil');
});

it('writes typed words when another page is about to open, and not again after the pause', async () => {
  await openPage(routes, '/list');
  write('soil');
  await press('Open a lot');
  expect(window.location.search).toBe('?q=soil');
  const steps = window.history.length;
  await pause();
  expect(window.history).toHaveLength(steps);
});

it('forgets typed words when the visitor has gone elsewhere', async () => {
  await openPage(routes, '/list');
  await press('Highest goal');
  write('soil');
  await goBack();
  await pause();
  expect(window.location.search).toBe('');
  expect(view()).toEqual({ sort: 'featured', search: '', shown: 8 });
});

it('keeps the first of two changes that come from one render, each as a step of its own', async () => {
  await openPage(routes, '/list?ref=letter');
  await press('Two presses at once');
  expect(window.location.search).toBe('?sort=goal&shown=16&ref=letter');
  expect(view()).toMatchObject({ sort: 'goal', shown: 16 });
  await goBack();
  expect(view()).toMatchObject({ sort: 'goal', shown: 8 });
});

it('keeps one choice under one key', async () => {
  await openPage(routes, '/ledger?tab=nonsense');
  await press('all');
  expect(window.location.search).toBe('?tab=recurring');
  expect(screen.getByRole('button', { name: 'recurring' })).toBeVisible();
});
