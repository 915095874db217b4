import fc from 'fast-check';
import { passwordStrength, strengthAdvice } from './password-strength.model';

test('a password is judged by its length and its kinds of signs', () => {
  expect(['', 'orchard', 'aaaaaaaaaaaaaaaa', 'abcdefghijklmnop', '12345678'].map(passwordStrength)).toEqual(
    Array(5).fill('weak'),
  );
  expect(['orchard1995', 'Tr4ctor!x'].map(passwordStrength)).toEqual(['fair', 'fair']);
  expect(passwordStrength('quince barn lantern oats')).toBe('strong');
});

test('a longer password is never weaker', () => {
  const order = ['weak', 'fair', 'strong'];
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, more) => {
      expect(order.indexOf(passwordStrength(one + more))).toBeGreaterThanOrEqual(order.indexOf(passwordStrength(one)));
    }),
  );
});

test('the advice names the strength, and none of an empty field', () => {
  expect(strengthAdvice('')).not.toContain('Strength');
  expect(strengthAdvice('orchard')).toBe('Strength: weak. Another word makes it stronger.');
  expect(strengthAdvice('quince barn lantern oats')).toBe('Strength: strong.');
});
