import { useState, type FormEvent } from 'react';
import { ClearForm } from '@furrow/forms/clear-form';
import { useKeptForm } from '@furrow/forms/use-kept-form';
import { Answer } from '@furrow/ui/answer';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextArea, TextInput } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import { useCopy } from '@furrow/ui/use-copy';
import { messageStored } from '../../data/message';
import { isTopic, Topics } from './topics';
import styles from './contact.module.css';

/** Nothing is checked and nothing is sent; the marks only label. */
export function ContactForm() {
  const { keeping, answers, fillIn, clear } = useKeptForm(messageStored);
  const [presses, setPresses] = useState(0);
  const [pressed, setPressed] = useState<Record<string, string>>({});
  const isEmpty = Object.keys(pressed).length === 0;

  function answer(event: FormEvent) {
    event.preventDefault();
    setPressed(answers());
    setPresses(presses + 1);
  }

  /** What the visitor has written as the subject stays. */
  function nameSubject(topic: string) {
    const { subject = '' } = answers();
    if (subject === '' || isTopic(subject)) fillIn('subject', topic);
  }

  function clearAll() {
    clear();
    setPresses(0);
  }

  return (
    <form {...keeping} noValidate aria-label="Write to us" className={styles.form} onSubmit={answer}>
      <Topics onChoose={nameSubject} />
      <div className={styles.pair}>
        <Field label="First name" required>
          <TextInput name="firstName" autoComplete="given-name" />
        </Field>
        <Field label="Last name" required>
          <TextInput name="lastName" autoComplete="family-name" />
        </Field>
      </div>
      <div className={styles.pair}>
        <Field label="Email" required>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <Field label="Company">
          <TextInput name="company" autoComplete="organization" />
        </Field>
      </div>
      <Field label="Subject" required>
        <TextInput name="subject" />
      </Field>
      <Field label="Message" required>
        <TextArea name="message" rows={7} />
      </Field>
      <div>
        <Button type="submit" size="large" className={styles.send} aria-describedby="no-message">
          Send Message
        </Button>
        <Answer
          to={presses}
          title={pressed.firstName ? `Thanks, ${pressed.firstName.trim()}.` : 'Thanks.'}
          actions={
            !isEmpty && (
              <>
                {pressed.message && <CopyMessage message={pressed.message} />}
                <ClearForm onClear={clearAll} />
              </>
            )
          }
        >
          This is a sample site, so your message was not sent and nobody will write back.
          {!isEmpty && ' It is still in the form above.'}
        </Answer>
        <SampleNote id="no-message">no message is sent</SampleNote>
      </div>
    </form>
  );
}

function CopyMessage({ message }: { message: string }) {
  const [failed, setFailed] = useState(false);
  const { copied, copy } = useCopy();
  return (
    <Button variant="text" onClick={() => void copy(message).then((done) => setFailed(!done))}>
      {copied ? 'Copied' : failed ? 'Not copied. Select the text and copy it yourself.' : 'Copy the message'}
    </Button>
  );
}
