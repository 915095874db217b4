import { useRef } from 'react';
import day from '@furrow/ui/art/scene-demo.svg';
import { useForm, zodResolver } from '@furrow/forms';
import { ErrorSummary } from '@furrow/forms/error-summary';
import { useKeptValues } from '@furrow/forms/use-kept-values';
import { useSubmit } from '@furrow/forms/use-submit';
import { useNotify } from '@furrow/remote/services';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { demoStored } from '../../data/kept-forms';
import { FieldPair, FormPage } from '../../ui/form-page';
import { demoSchema, interests, roles, type Demo } from './demo.schema';

export default function DemoPage() {
  return (
    <>
      <PageMeta
        title="Request a demo with your own lots and numbers"
        description="Thirty to forty-five minutes with your own lots: tracing, credits, marketplace or votes. Monday to Friday, 9 AM to 6 PM EST."
        path="/demo"
      />
      <FormPage
        label="Request a demo"
        title={'Bring a crop. We’ll\u00a0bring the ledger.'}
        lede="A demo runs on your own numbers. Tell us which ones, and we will have them ready."
        scene={{ day }}
        aside={
          <>
            <h2 className="fw-h3">What to expect</h2>
            <Ledger>
              <LedgerRow term="Length">30-45 minutes</LedgerRow>
              <LedgerRow term="Days">Mon-Fri</LedgerRow>
              <LedgerRow term="Hours">9 AM-6 PM EST</LedgerRow>
              <LedgerRow term="First reply">24 hours</LedgerRow>
            </Ledger>
            <p>One person, no slides. Ask about whatever went wrong elsewhere; something always does.</p>
          </>
        }
      >
        <DemoForm />
      </FormPage>
    </>
  );
}

function DemoForm() {
  const notify = useNotify();
  const formRef = useRef<HTMLFormElement>(null);
  const form = useForm<Demo>({
    resolver: zodResolver(demoSchema),
    defaultValues: { name: '', email: '', company: '', message: '' },
  });
  const { register, handleSubmit, reset, formState } = form;
  const { errors } = formState;
  useKeptValues(demoStored, form);

  // The second press of a double click, or of Enter, comes when the form has been sent and emptied.
  const sentAt = useRef(-Infinity);
  const wasJustSent = () => performance.now() - sentAt.current < 1000;

  const { submit } = useSubmit<Demo>({
    send(request) {
      if (wasJustSent()) return;
      sentAt.current = performance.now();
      console.log('Demo request:', request);
      notify({
        title: 'Demo Request Received!',
        description: "We'll contact you within 24 hours to schedule your personalized demo.",
      });
    },
    done: () => reset(),
    repeatable: true,
  });

  return (
    <form
      ref={formRef}
      noValidate
      data-validated="This answer is missing or incomplete"
      data-asks
      aria-label="Request a demo"
      onSubmit={(event) => {
        if (wasJustSent()) event.preventDefault();
        else void handleSubmit(submit)(event);
      }}
    >
      <ErrorSummary form={formRef} errors={errors} />
      <FieldPair>
        <Field label="Name" required error={errors.name?.message}>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <TextInput {...register('email')} type="email" autoComplete="email" />
        </Field>
      </FieldPair>
      <Field label="Company" required error={errors.company?.message} help="A farm or kitchen is fine.">
        <TextInput {...register('company')} autoComplete="organization" />
      </Field>
      <FieldPair>
        <Field label="Role" required error={errors.role?.message}>
          <NativeSelect {...register('role')} defaultValue="">
            <Options first="Choose a role" firstDisabled options={roles} />
          </NativeSelect>
        </Field>
        <Field label="Interest" required error={errors.interest?.message}>
          <NativeSelect {...register('interest')} defaultValue="">
            <Options first="Choose what to see" firstDisabled options={interests} />
          </NativeSelect>
        </Field>
      </FieldPair>
      <Field label="Message" help="Which crop, how many lots a week, and what goes wrong today.">
        <TextArea {...register('message')} rows={5} />
      </Field>
      <div>
        <Button type="submit" size="large">
          Request Demo
        </Button>
      </div>
      <SampleNote>no request is sent</SampleNote>
    </form>
  );
}
