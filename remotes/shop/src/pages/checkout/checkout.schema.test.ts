import { checkoutSchema, emptyCheckout } from './checkout.schema';

const filled = {
  email: 'lucia@greenvalley.farm',
  phone: '',
  firstName: 'Lucía',
  lastName: 'Herrera',
  address: '12 Mill Road',
  city: 'Corvallis',
  state: 'Oregon',
  zipCode: '97330',
};

function errorsOf(value: object) {
  const issues = checkoutSchema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join()}: ${message}`);
}

it('takes an order without a phone', () => expect(errorsOf(filled)).toEqual([]));

it.each([
  ['email', 'Enter your email address'],
  ['firstName', 'Enter your first name'],
  ['lastName', 'Enter your last name'],
  ['address', 'Enter your street address'],
  ['city', 'Enter your city'],
  ['state', 'Enter your state'],
  ['zipCode', 'Enter your ZIP code'],
])('asks for %s, and spaces do not count', (name, message) => {
  expect(errorsOf({ ...filled, [name]: '' })[0]).toBe(`${name}: ${message}`);
  expect(errorsOf({ ...filled, [name]: '   ' })[0]).toBe(`${name}: ${message}`);
});

it('refuses an address that is no email address', () => {
  expect(errorsOf({ ...filled, email: 'lucia' })).toEqual(['email: Enter an email address, such as you@farm.com']);
});

it('asks for everything but the phone in an empty form', () => {
  const fields = new Set(errorsOf(emptyCheckout).map((error) => error.split(':')[0]));
  expect([...fields]).toEqual(['email', 'firstName', 'lastName', 'address', 'city', 'state', 'zipCode']);
});
