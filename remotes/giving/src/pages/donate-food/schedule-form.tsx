import { useEffect, useRef, type FocusEvent } from 'react';
import { useKeptForm } from '@furrow/forms/use-kept-form';
import { ButtonLink } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { Checkbox, NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { SampleNote } from '@furrow/ui/sample-note';
import { foodBanks } from '../../data/food-banks.data';
import { pickupStored } from '../../data/kept-forms';
import { donationKinds, foodBankNeeds } from './donate-food.data';
import { localDay } from './donate-food.model';
import * as words from './words';
import styles from './schedule-form.module.css';

/** The calendar begins with today. Set when it is used: a page that was built earlier knows nothing about today. */
function offerFromToday({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.min = localDay(new Date());
}

/** An answer that was chosen beside the form: each press makes a new one. */
export type Wish = { field: 'donationType' | 'foodBank'; answer: string };

/** Nothing is checked and nothing is sent: the button leads to the donor's donations, where a line says so. */
export function ScheduleForm({ wish }: { wish: Wish | undefined }) {
  const { keeping, fillIn } = useKeptForm(pickupStored);
  const filledIn = useRef<Wish>(undefined);

  useEffect(() => {
    if (!wish || filledIn.current === wish) return;
    filledIn.current = wish;
    fillIn(wish.field, wish.answer);
  }, [wish, fillIn]);

  return (
    <form
      {...keeping}
      noValidate
      aria-label={words.form}
      className={styles.root}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.pair}>
        <Field label={words.donationType} required>
          <NativeSelect name="donationType" defaultValue="">
            <Options first={words.chooseType} options={donationKinds} />
          </NativeSelect>
        </Field>
        <Field label={words.preferredFoodBank}>
          <NativeSelect name="foodBank" defaultValue="">
            <Options
              first={words.neediest}
              options={foodBankNeeds.map(({ id }) => ({ value: id, label: foodBanks[id].name }))}
            />
          </NativeSelect>
        </Field>
      </div>
      <Field label={words.quantity} required help={words.quantityHelp}>
        <TextInput name="quantity" />
      </Field>
      <Field label={words.description} help={words.descriptionHelp}>
        <TextArea name="description" rows={3} />
      </Field>
      <div className={styles.pair}>
        <Field label={words.address} required>
          <TextInput name="address" autoComplete="address-line1" />
        </Field>
        <Field label={words.date} required>
          <TextInput name="date" type="date" onFocus={offerFromToday} />
        </Field>
      </div>
      <Checkbox name="taxReceipt">{words.sendReceipt}</Checkbox>
      <div className={styles.send}>
        <ButtonLink to="/my-donations?after=pickup" size="large" data-sends="">
          {words.send}
        </ButtonLink>
        <SampleNote>{words.sample}</SampleNote>
      </div>
    </form>
  );
}
