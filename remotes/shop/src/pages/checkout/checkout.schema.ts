import { minLength, object, regex, string, trim, type Infer } from '@furrow/forms';

const required = (message: string) => string().check(trim(), minLength(1, message));

export const checkoutSchema = object({
  email: required('Enter your email address').check(
    regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address, such as you@farm.com'),
  ),
  phone: string().check(trim()),
  firstName: required('Enter your first name'),
  lastName: required('Enter your last name'),
  address: required('Enter your street address'),
  city: required('Enter your city'),
  state: required('Enter your state'),
  zipCode: required('Enter your ZIP code'),
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
