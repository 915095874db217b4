import day from '@furrow/ui/art/scene-register.svg';
import night from '@furrow/ui/art/scene-register-night.svg';
import { useRef } from 'react';
import { useForm, useWatch, zodResolver } from '@furrow/forms';
import { ErrorSummary } from '@furrow/forms/error-summary';
import { simulatedWait } from '@furrow/forms/simulated-wait';
import { useKeptValues } from '@furrow/forms/use-kept-values';
import { useSubmit } from '@furrow/forms/use-submit';
import { useNotify } from '@furrow/remote/services';
import { Link, useNavigate } from '@furrow/router';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { Checkbox, NativeSelect, Options, TextInput } from '@furrow/ui/input';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { introduceVisitor, recordEntry } from '@furrow/you/model';
import { registrationStored } from '../../data/kept-forms';
import { FieldPair, FormPage } from '../../ui/form-page';
import { PasswordInput } from '../../ui/password-input';
import { strengthAdvice } from './password-strength.model';
import { farmSizes, farmTypes, registrationSchema, type Registration } from './register.schema';

const redirectAfter = 2000;

/** Whoever comes back gives these again. An agreement is no text, and is not kept either. */
const neverKept = ['password', 'confirmPassword'] as const;

export default function RegisterPage() {
  return (
    <>
      <PageMeta
        title="Register your farm or organization in minutes"
        description="Open a free account for your farm or organization. It takes five minutes, and onboarding follows: connect a wallet, describe your farm."
        path="/register"
      />
      <FormPage
        label="Register"
        title="Put your farm on the ledger"
        lede="One account for lots, loans and votes. You can list your first crop the same day."
        scene={{ day, night }}
        aside={
          <>
            <h2 className="fw-h3">What you get</h2>
            <Ledger>
              <LedgerRow term="Governance tokens">100</LedgerRow>
              <LedgerRow term="Premium trial">7 days</LedgerRow>
              <LedgerRow term="Consultation">30 minutes</LedgerRow>
              <LedgerRow term="Monthly fee">none</LedgerRow>
            </Ledger>
            <p>
              Already a member? <Link to="/login">Sign in</Link>
            </p>
          </>
        }
      >
        <RegistrationForm />
      </FormPage>
    </>
  );
}

function RegistrationForm() {
  const notify = useNotify();
  const navigate = useNavigate();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Registration>({
    resolver: zodResolver(registrationSchema),
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      farmName: '',
      farmType: '',
      farmSize: '',
      location: '',
      password: '',
      confirmPassword: '',
      agreeTerms: false,
    },
  });
  const { register, control, handleSubmit, setError, formState } = form;
  const { errors } = formState;

  const { submit, busy } = useSubmit<Registration>({
    async send({ firstName, lastName, farmName, location }) {
      introduceVisitor({ first: firstName, last: lastName, farm: farmName, place: location });
      recordEntry({
        kind: 'registered',
        ref: 'registration',
        title: 'Registered',
        line: [`${firstName} ${lastName}`, farmName].join(', '),
        to: '/dashboard',
        state: 'done',
      });
      notify({
        title: 'Registration Successful!',
        description: `Welcome to Furrow, ${firstName}. Redirecting to your dashboard...`,
      });
      await simulatedWait(redirectAfter);
    },
    done: () => void navigate('/onboarding'),
  });

  const password = useWatch({ control, name: 'password' });
  useKeptValues(registrationStored, form, { never: neverKept, sent: busy });

  function createAccount(registration: Registration) {
    if (registration.password === registration.confirmPassword) return submit(registration);
    setError('confirmPassword', { message: 'Passwords do not match' }, { shouldFocus: true });
    notify({
      title: 'Password mismatch',
      description: 'Passwords do not match. Please try again.',
      tone: 'destructive',
    });
  }

  return (
    <form
      ref={formRef}
      noValidate
      data-validated="This answer is missing or incomplete"
      data-asks
      aria-label="Register"
      onSubmit={(event) => void handleSubmit(createAccount)(event)}
    >
      <ErrorSummary form={formRef} errors={errors} />
      <FieldPair>
        <Field label="First name" required error={errors.firstName?.message}>
          <TextInput {...register('firstName')} autoComplete="given-name" />
        </Field>
        <Field label="Last name" required error={errors.lastName?.message}>
          <TextInput {...register('lastName')} autoComplete="family-name" />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput {...register('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Phone">
          <TextInput {...register('phone')} type="tel" autoComplete="tel" />
        </Field>
      </FieldPair>
      <Field label="Farm or organization name" required error={errors.farmName?.message}>
        <TextInput {...register('farmName')} autoComplete="organization" />
      </Field>
      <FieldPair>
        <Field label="Farm type" required error={errors.farmType?.message}>
          <NativeSelect {...register('farmType')} defaultValue="">
            <Options first="Choose a type" firstDisabled options={farmTypes} />
          </NativeSelect>
        </Field>
        <Field label="Farm size" required error={errors.farmSize?.message}>
          <NativeSelect {...register('farmSize')} defaultValue="">
            <Options first="Choose a size" firstDisabled options={farmSizes} />
          </NativeSelect>
        </Field>
      </FieldPair>
      <Field label="Location" required error={errors.location?.message} help="City and state, or city and country.">
        <TextInput {...register('location')} autoComplete="address-level2" />
      </Field>
      <FieldPair>
        <Field
          label="Password"
          required
          help={<span role="status">{strengthAdvice(password)}</span>}
          error={errors.password?.message}
        >
          <PasswordInput {...register('password')} reveal="Show password" autoComplete="new-password" />
        </Field>
        <Field label="Confirm password" required error={errors.confirmPassword?.message}>
          <PasswordInput
            {...register('confirmPassword')}
            reveal="Show confirmed password"
            autoComplete="new-password"
            enterKeyHint="done"
          />
        </Field>
      </FieldPair>
      <Checkbox {...register('agreeTerms')}>
        I agree to the <Link to="/legal/terms">terms of service</Link> and the{' '}
        <Link to="/legal/privacy">privacy policy</Link>
      </Checkbox>
      <div>
        <Button type="submit" size="large" busy={busy} busyLabel="Redirecting...">
          Create Account
        </Button>
      </div>
      <SampleNote>no account is created, and nothing you enter is sent</SampleNote>
    </form>
  );
}
