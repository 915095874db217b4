import { hasEmptyField, orderToast } from './checkout.model';

it('tells an empty field from a misspelled one', () => {
  expect(hasEmptyField({ email: { type: 'invalid_format' } })).toBe(false);
  expect(hasEmptyField({ email: { type: 'invalid_format' }, city: { type: 'too_small' } })).toBe(true);
});

it('thanks by name and says what goes to a food bank', () => {
  expect(orderToast({ firstName: 'Lucía' }, 3488, 'ORD-743').description).toBe(
    'Thank you, Lucía. $1.74 of your order goes to a food bank.',
  );
});
