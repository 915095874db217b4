import { useRef, useState, type FormEvent } from 'react';
import { Answer } from '@furrow/ui/answer';
import { Button } from '@furrow/ui/button';
import { TextInput } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import styles from './newsletter.module.css';
import * as words from './newsletter-words';

/**
 * Subscribing is simulated: it is logged, the field is cleared, and a line says so. The browser itself asks for an
 * address that looks like one.
 */
export function Newsletter() {
  const email = useRef<HTMLInputElement>(null);
  const [presses, setPresses] = useState(0);
  const sentAt = useRef(-Infinity);

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    console.log('Newsletter subscription:', email.current?.value);
    event.currentTarget.reset();
    sentAt.current = event.timeStamp;
    setPresses(presses + 1);
  }

  /** The second press of a double click, or of Enter, comes when the field has been emptied. */
  function ignoreJustSent(event: FormEvent) {
    if (event.timeStamp - sentAt.current < 1000) event.preventDefault();
  }

  return (
    <>
      <form className={styles.root} onSubmit={subscribe}>
        <TextInput
          ref={email}
          onInvalid={ignoreJustSent}
          type="email"
          name="email"
          required
          autoComplete="email"
          enterKeyHint="send"
          placeholder={words.example}
          aria-label={words.email}
          className={styles.email}
        />
        <Button type="submit">{words.subscribe}</Button>
      </form>
      <Answer to={presses}>{words.thanks}</Answer>
    </>
  );
}

/** What the newsletter is, and the form. It stands on a band. */
export function NewsletterInvitation({ note }: { note: string }) {
  return (
    <div>
      <h2 className={styles.title}>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <Newsletter />
      <SampleNote>{note}</SampleNote>
    </div>
  );
}
