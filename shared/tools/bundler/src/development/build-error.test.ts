import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placedError } from './build-error';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'furrow-build-error-'));
  mkdirSync(join(folder, 'src'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const thrownAt = (message: string, place: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), {
    stack: `Error: ${message}\n    at somewhere (/other/place.ts:9:9)\n    at Page (${join(folder, place)}:7)\n    at Page (${join(folder, place)}:12:5)`,
  });

const messageOf = (error: unknown) => {
  const placed = placedError(error, folder) as Error;
  expect(placed.stack).toBe(placed.message);
  return placed.message;
};

it('begins with the line of the page that threw', () => {
  const cause = thrownAt('window is not defined', 'src/pages/impact/impact.page.tsx');
  expect(messageOf(new Error('giving: /impact failed to prerender.', { cause }))).toBe(
    'src/pages/impact/impact.page.tsx:12: giving: /impact failed to prerender.',
  );
});

it('names the second of two equal routes, where the mistake is', () => {
  writeFileSync(
    join(folder, 'src/routes.ts'),
    "one\n  { path: '/impact' },\n  { path: '/a' },\n  { path: '/impact' },\n",
  );
  expect(messageOf(thrownAt('the route "/impact" is listed twice', 'src/routes.ts'))).toBe(
    'src/routes.ts:4: the route "/impact" is listed twice',
  );
});

it('names the line of the stack when routes.ts does not hold the path as it is', () => {
  writeFileSync(join(folder, 'src/routes.ts'), 'made by a function\n');
  expect(messageOf(thrownAt('the route "/impact" is listed twice', 'src/routes.ts'))).toMatch(/^src\/routes\.ts:12: /);
});

it('keeps a place that the message names itself', () => {
  const message = 'src/pages/impact/impact.page.tsx:1: has no default export.';
  expect(messageOf(new Error(message))).toBe(message);
});

it('leaves an error from elsewhere as it is', () => {
  const error = new Error('out of memory');
  expect(placedError(error, folder)).toBe(error);
  expect(placedError('a word', folder)).toBe('a word');
});
