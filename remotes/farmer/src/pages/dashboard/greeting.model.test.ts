import { greeting } from './greeting.model';

it.each([
  [4, 'Good evening, Nora.'],
  [5, 'Good morning, Nora.'],
  [11, 'Good morning, Nora.'],
  [12, 'Good afternoon, Nora.'],
  [17, 'Good afternoon, Nora.'],
  [18, 'Good evening, Nora.'],
  [0, 'Good evening, Nora.'],
])('greets at %i o’clock with “%s”', (hour, words) => expect(greeting(hour, 'Nora')).toBe(words));

it('greets nobody by a name that it does not know', () => expect(greeting(20, '')).toBe('Good evening.'));
