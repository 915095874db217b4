import { nextSteps } from './new-fragment';

it('says what makes a part of a slot live: a version of its own, which is promoted', () => {
  expect(nextSteps('market', 'pledge', 'content/farm')).toBe(`Next:
  pnpm dev market                         shows it below the page, under "Fragments"
  pnpm check market                       is it good?
  raise "version" in remotes/market/package.json
  pnpm release publish market --promote   puts it into the slot content/farm, after the checks that docs/slots.md lists`);
});

it('says how a page places a fragment that fills no slot', () => {
  expect(nextSteps('market', 'pledge')).toBe(`Next:
  pnpm dev market                         shows it below the page, under "Fragments"
  pnpm check market                       is it good?
  <Fragment of="market/pledge" …>         places it in a page of another team, as docs/fragments.md says`);
});
