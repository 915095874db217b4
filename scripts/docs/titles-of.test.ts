import { titlesOf } from './titles-of';

it.each([
  ["it('runs', () => {});"],
  ['test("runs", async ({ page }) => { await page.goto("/"); });'],
  ["it.each(['a', 'b'])('runs', (one) => {});"],
  ["it.each<[string]>([\n  ['a'],\n])('runs', () => {});"],
  ["describe('a part', () => { it('runs', () => {}); });"],
  ["for (const what of ['a']) test('runs', () => {});"],
  ["if (nginxProgram) { test('runs', () => {}); }"],
  ["test('runs', { tag: '@slow' }, ({ browserName }) => { test.skip(browserName === 'webkit', 'why'); });"],
])('finds the test in %s', (text) => {
  expect(titlesOf(text)).toContain('runs');
});

it.each([
  ["it.skip('runs', () => {});"],
  ["xit('runs', () => {});"],
  ["it.todo('runs');"],
  ["it.skip.each(['a'])('runs', () => {});"],
  ["it.each(['a']).skip('runs', () => {});"],
  ["test.fixme('runs', () => {});"],
  ["test('runs', () => { test.skip(); });"],
  ["test('runs', () => { test.skip(true, 'too slow'); });"],
  ["describe.skip('a part', () => { it('runs', () => {}); });"],
  ["test.describe.skip('a part', () => { test('runs', () => {}); });"],
  ["describe('a part', () => { test.skip(); it.skip('runs', () => {}); });"],
  ["// it('runs', () => {});"],
  ["/* it('runs', () => {}); */"],
  ["if (mayMount) it('runs', () => {});"],
  ["if (mayMount) { say(); } else { it('runs', () => {}); }"],
  ["it('runs until it is over', () => {});"],
  ["it('it runs', () => {});"],
  ["const sentence = 'runs';"],
  ["say('runs', () => {});"],
])('finds no test in %s', (text) => {
  expect(titlesOf(text)).not.toContain('runs');
});

it('finds a group whose tests run, and none without them', () => {
  expect(titlesOf("describe('a part', () => { it('runs', () => {}); });")).toContain('a part');
  expect(titlesOf("describe('a part', () => { it.skip('runs', () => {}); });")).toEqual(new Set());
  expect(titlesOf("describe('a part', () => { beforeEach(() => {}); });")).toEqual(new Set());
});

it('keeps what differs from case to case as it is written', () => {
  expect(titlesOf("it.each([1])('%s runs', () => {}); test(`it\\'s ${name} that runs`, () => {});")).toEqual(
    new Set(['%s runs', "it\\'s ${name} that runs"]),
  );
});

it('finds each case of a table that begins with its name', () => {
  const text =
    "it.each([['a page', 1], ['a file', 2]])('refuses %s', () => {}); it.each(['x'])('%s is known', () => {});";
  expect(titlesOf(text)).toEqual(
    new Set(['refuses %s', 'refuses a page', 'refuses a file', '%s is known', 'x is known']),
  );
  expect(titlesOf(text)).not.toContain('refuses a version');
});
