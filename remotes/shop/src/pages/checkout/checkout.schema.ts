import { minLength, object, regex, string, trim, type Infer } from '@furrow/forms';
import * as words from './words';

const required = (message: string) => string().check(trim(), minLength(1, message));

export const checkoutSchema = object({
  email: required(words.enterEmail).check(regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, words.wrongEmail)),
  phone: string().check(trim()),
  firstName: required(words.enterFirstName),
  lastName: required(words.enterLastName),
  address: required(words.enterAddress),
  city: required(words.enterCity),
  state: required(words.enterState),
  zipCode: required(words.enterZipCode),
});

export type Checkout = Infer<typeof checkoutSchema>;

export const emptyCheckout: Checkout = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  address: '',
  city: '',
  state: '',
  zipCode: '',
};
