import { initials, toneOf } from './initials';

it('takes the first and the last name, without titles', () => {
  expect(['Marta Quispe', 'Ana Sofia Ruiz', 'Dr. Mei Tanaka', 'Raúl'].map(initials)).toEqual(['MQ', 'AR', 'MT', 'R']);
});

it('gives a name the same color each time', () => {
  expect(toneOf('Dev Patel')).toBe(toneOf('Dev Patel'));
});
