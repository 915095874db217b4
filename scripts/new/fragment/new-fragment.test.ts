import { nextSteps } from './new-fragment';

it('says what makes a part of a slot live: a version of its own, which is promoted', () => {
  expect(nextSteps('giving', 'pledge', 'content/farm')).toBe(`Next:
  pnpm dev giving                         shows it below the page, under "Fragments"
  pnpm check giving                       is it good?
  raise "version" in remotes/giving/package.json
  pnpm release publish giving --promote   puts it into the slot content/farm, after the checks that docs/slots.md lists`);
});

it('says how a page places a fragment that fills no slot', () => {
  expect(nextSteps('giving', 'pledge')).toBe(`Next:
  pnpm dev giving                         shows it below the page, under "Fragments"
  pnpm check giving                       is it good?
  <Fragment of="giving/pledge" …>         places it in a page of another team, as docs/fragments.md says`);
});
