import { nameProblem } from './name-problem';

it('asks for a name where there is none', () => {
  expect(nameProblem('')).toBe('Name the remote, such as farm-shop.');
});

it('leaves the words of commands of this workspace to them', () => {
  expect(nameProblem('bucket')).toBe('"pnpm check bucket" checks something else. Choose another name.');
  expect(nameProblem('calendar')).toBeUndefined();
});
