import { useRef } from 'react';
import { formatCents } from '@furrow/ui/format';
import { useForm, zodResolver, type FieldErrors, type FieldPath } from '@furrow/forms';
import { ErrorSummary } from '@furrow/forms/error-summary';
import { useDraft } from '@furrow/forms/use-draft';
import { useSubmit } from '@furrow/forms/use-submit';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { footBarClass } from '@furrow/ui/foot-bar';
import { TextInput } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { checkoutDraft } from './checkout-draft.model';
import { hasEmptyField, missingInformation } from './checkout.model';
import { states } from './checkout.data';
import { checkoutSchema, emptyCheckout, type Checkout } from './checkout.schema';
import * as words from './words';
import styles from './checkout.module.css';

export type CheckoutFormProps = { totalCents: number; onPlace: (checkout: Checkout) => void };

export function CheckoutForm({ totalCents, onPlace }: CheckoutFormProps) {
  const notify = useNotify();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm({ resolver: zodResolver(checkoutSchema), defaultValues: emptyCheckout });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const { submit, busy } = useSubmit({ send: onPlace });
  useDraft(checkoutDraft, form);

  function warn(wrong: FieldErrors<Checkout>) {
    if (hasEmptyField(wrong)) notify(missingInformation);
  }

  const text = (name: FieldPath<Checkout>, autoComplete: string) => ({ ...register(name), autoComplete });

  return (
    <form
      ref={formRef}
      noValidate
      data-validated={words.missingAnswer}
      className={styles.form}
      aria-label={words.checkout}
      onSubmit={(event) => void handleSubmit(submit, warn)(event)}
    >
      <ErrorSummary form={formRef} errors={errors} />
      <section className={styles.group} aria-label={words.contact}>
        <RunningHead level={2} fact={words.required}>
          {words.contact}
        </RunningHead>
        <Field label={words.email} required help={words.emailHelp} error={errors.email?.message}>
          <TextInput {...text('email', 'email')} type="email" spellCheck={false} />
        </Field>
        <Field label={words.phone} help={words.phoneHelp}>
          <TextInput {...text('phone', 'tel')} type="tel" placeholder={words.optional} />
        </Field>
      </section>
      <section className={styles.group} aria-label={words.delivery}>
        <RunningHead level={2} fact={words.deliveryFact}>
          {words.delivery}
        </RunningHead>
        <div className={styles.pair}>
          <Field label={words.firstName} required error={errors.firstName?.message}>
            <TextInput {...text('firstName', 'given-name')} />
          </Field>
          <Field label={words.lastName} required error={errors.lastName?.message}>
            <TextInput {...text('lastName', 'family-name')} />
          </Field>
        </div>
        <div className={styles.wide}>
          <Field label={words.address} required error={errors.address?.message}>
            <TextInput {...text('address', 'address-line1')} placeholder={words.street} />
          </Field>
        </div>
        <div className={styles.place}>
          <div className={styles.city}>
            <Field label={words.city} required error={errors.city?.message}>
              <TextInput {...text('city', 'address-level2')} />
            </Field>
          </div>
          <Field label={words.state} required error={errors.state?.message}>
            <TextInput {...text('state', 'address-level1')} list="states" />
          </Field>
          <datalist id="states">
            {states.map((state) => (
              <option key={state} value={state} />
            ))}
          </datalist>
          <Field label={words.zipCode} required error={errors.zipCode?.message}>
            <TextInput {...text('zipCode', 'postal-code')} placeholder="97330" enterKeyHint="done" />
          </Field>
        </div>
      </section>
      <div data-foot-bar className={`${footBarClass} ${styles.placeBar}`}>
        <p className={styles.figure}>
          <strong data-total suppressHydrationWarning>
            {formatCents(totalCents)}
          </strong>
          <span>{words.totalLine}</span>
        </p>
        <Button type="submit" size="large" busy={busy} busyLabel={words.placed}>
          {words.place}
        </Button>
        <p className={styles.note}>{words.sample}</p>
      </div>
    </form>
  );
}
