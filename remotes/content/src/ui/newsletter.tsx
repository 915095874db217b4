import type { FormEvent } from 'react';
import { Button } from '@furrow/ui/button';
import { TextInput } from '@furrow/ui/input';
import styles from './newsletter.module.css';

/** Subscribing is simulated: it is logged and the field cleared. The browser itself asks for an address that looks like one. */
export function Newsletter() {
  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    console.log('Newsletter subscription:', new FormData(form).get('email'));
    form.reset();
  }

  return (
    <form className={styles.root} onSubmit={subscribe}>
      <TextInput
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder="you@example.com"
        aria-label="Email address"
      />
      <Button type="submit">Subscribe</Button>
    </form>
  );
}
