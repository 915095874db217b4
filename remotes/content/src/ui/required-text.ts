import { minLength, regex, string, trim } from '@furrow/forms';

/** A line that must not be empty. */
export function requiredText(message: string) {
  return string().check(trim(), minLength(1, message));
}

/** An email address that must be there and look like one. */
export function requiredEmail() {
  return requiredText('Enter your email address').check(
    regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Enter an email address, such as you@farm.com'),
  );
}
