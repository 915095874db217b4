import { useState } from 'react';
import { ClearForm } from '@furrow/forms/clear-form';
import { simulatedWait } from '@furrow/forms/simulated-wait';
import { useKeptForm } from '@furrow/forms/use-kept-form';
import { useSubmit } from '@furrow/forms/use-submit';
import { Answer } from '@furrow/ui/answer';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import { applicationStored } from '../../data/kept-forms';
import { organizationTypes } from './food-bank-partner.data';
import { submittingFor } from './food-bank-partner.model';
import styles from './application.module.css';

/** Asterisks label what a reviewer needs; nothing is checked and nothing is sent. */
export function Application() {
  const { keeping, clear } = useKeptForm(applicationStored);
  const [sent, setSent] = useState(0);
  const { submit, busy } = useSubmit({
    send: () => simulatedWait(submittingFor),
    done: () => setSent((times) => times + 1),
    repeatable: true,
  });

  function clearAll() {
    clear();
    setSent(0);
  }

  return (
    <form
      {...keeping}
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
        <Answer to={sent} title="Thank you." actions={<ClearForm onClear={clearAll} />}>
          This is a sample form, so your application was not sent.
        </Answer>
        <SampleNote>no application is sent</SampleNote>
      </div>
    </form>
  );
}
