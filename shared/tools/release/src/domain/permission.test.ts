import { allowedTeam } from './permission';

/** Which team a signed command counts for, where one key is that of several teams. */

const keys: string[] = [];
const market = { apps: ['shop'], keys, promotes: ['staging'] };
const reviewers = { apps: ['shop'], keys, promotes: ['live'] };
const council = { apps: ['dao'], keys };

it('counts for the team that may show the release in this place, whichever comes first', () => {
  for (const teams of [
    { market, reviewers, council },
    { council, reviewers, market },
  ]) {
    expect(allowedTeam(teams, 'shop', 'live')).toBe('reviewers');
    expect(allowedTeam(teams, 'shop', 'staging')).toBe('market');
    expect(allowedTeam(teams, 'dao', 'live')).toBe('council');
  }
});

it('is refused where the team with the app may not, whatever teams of other apps may', () => {
  expect(() => allowedTeam({ market, council }, 'shop', 'live')).toThrow(
    'market may not promote releases of shop to visitors.',
  );
  expect(() => allowedTeam({ council }, 'shop')).toThrow('who is not allowed to release shop');
});
