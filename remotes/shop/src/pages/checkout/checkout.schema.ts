import { minLength, object, regex, string, trim, type Infer } from '@furrow/forms';

const required = (message: string) => string().check(trim(), minLength(1, message));

export const checkoutSchema = object({
  email: required('Email is required').check(
    regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address, such as you@farm.com'),
  ),
  phone: string().check(trim()),
  firstName: required('First name is required'),
  lastName: required('Last name is required'),
  address: required('Address is required'),
  city: required('City is required'),
  state: required('State is required'),
  zipCode: required('ZIP code is required'),
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
