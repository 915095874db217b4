import { useState } from 'react';
import { simulatedWait } from '@furrow/forms/simulated-wait';
import { useLeaveQuestion } from '@furrow/forms/use-leave-question';
import { useSubmit } from '@furrow/forms/use-submit';
import { useTyped } from '@furrow/forms/use-typed';
import { Answer } from '@furrow/ui/answer';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import { organizationTypes } from './food-bank-partner.data';
import { submittingFor } from './food-bank-partner.model';
import styles from './application.module.css';

/** Asterisks label what a reviewer needs; nothing is checked and nothing is sent. */
export function Application() {
  const { typed, typing, typedIsSent } = useTyped();
  const [sent, setSent] = useState(0);
  const { submit, busy } = useSubmit({
    send: () => simulatedWait(submittingFor),
    done: () => {
      typedIsSent();
      setSent((times) => times + 1);
    },
    repeatable: true,
  });
  const leaveQuestion = useLeaveQuestion(typed && !busy);

  return (
    <form
      {...typing}
      noValidate
      aria-label="Partner application"
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(undefined);
      }}
    >
      <h2>Partner application</h2>
      <fieldset className={styles.group}>
        <legend>Organization</legend>
        <Field label="Organization name" required>
          <TextInput name="organizationName" autoComplete="organization" />
        </Field>
        <Field label="Organization type" required>
          <NativeSelect name="organizationType" defaultValue="">
            <Options first="Choose a type" options={organizationTypes} />
          </NativeSelect>
        </Field>
        <Field label="Tax ID" required>
          <TextInput name="taxId" />
        </Field>
        <Field label="Website">
          <TextInput name="website" type="url" inputMode="url" autoComplete="url" />
        </Field>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Contact</legend>
        <Field label="Contact person" required>
          <TextInput name="contactPerson" autoComplete="name" />
        </Field>
        <Field label="Email" required>
          <TextInput name="email" type="email" autoComplete="email" />
        </Field>
        <Field label="Phone" required>
          <TextInput name="phone" type="tel" autoComplete="tel" />
        </Field>
        <Field label="Address" required>
          <TextInput name="address" autoComplete="address-line1" />
        </Field>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What you do</legend>
        <div className={styles.wide}>
          <Field label="Mission" required>
            <TextArea name="mission" rows={3} />
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label="Serving area" required help="Towns, counties or ZIP codes.">
            <TextInput name="servingArea" />
          </Field>
        </div>
        <Field label="Current monthly capacity" required help="In meals.">
          <TextInput name="currentCapacity" inputMode="numeric" />
        </Field>
        <Field label="Monthly goal" help="In meals.">
          <TextInput name="monthlyGoal" inputMode="numeric" enterKeyHint="send" />
        </Field>
      </fieldset>
      <div className={styles.send}>
        <Button type="submit" size="large" busy={busy} busyLabel="Submitting Application...">
          Submit Application
        </Button>
      </div>
      <Answer to={sent}>
        <b>Thank you.</b> This is a sample form, so your application was not sent.
      </Answer>
      <SampleNote>no application is sent</SampleNote>
      {leaveQuestion}
    </form>
  );
}
