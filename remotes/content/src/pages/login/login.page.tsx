import day from '@furrow/ui/art/scene-login.svg';
import night from '@furrow/ui/art/scene-login-night.svg';
import { useForm, zodResolver } from '@furrow/forms';
import { useSubmit } from '@furrow/forms/use-submit';
import { useNotify } from '@furrow/remote/services';
import { useNavigate } from '@furrow/router';
import { Button, TextLink } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { readYou, type Visitor } from '@furrow/you/model';
import { FormPage } from '../../ui/form-page';
import { PasswordInput } from '../../ui/password-input';
import { loginSchema, type Login } from './login.schema';

export default function LoginPage() {
  return (
    <>
      <PageMeta
        title="Sign in to see your lots, loans and donations"
        description="Sign in to your account to see your lots, loans, donations and votes. New here? An account is free and takes five minutes to set up."
        path="/login"
        unlisted
      />
      <FormPage
        label="Sign in"
        title="Welcome back"
        lede="Sign in with the address you registered with."
        scene={{ day, night }}
        aside={
          <>
            <h2 className="fw-h3">New here?</h2>
            <p>An account is free and takes five minutes to set up.</p>
            <p>
              <TextLink to="/register">Register your farm</TextLink>
            </p>
          </>
        }
      >
        <LoginForm />
      </FormPage>
    </>
  );
}

/** The header offers to sign in until the site knows a name: nobody is told that they are signed in beside that. */
function whoIsHere({ first }: Visitor): string {
  return first ? `You are signed in as ${first}.` : 'We don’t know your name yet. Onboarding will ask for it.';
}

/** Signing in is simulated: any address and password that are there will do. */
function LoginForm() {
  const notify = useNotify();
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const { submit, busy } = useSubmit<Login>({
    send: () => notify({ title: 'Welcome back!', description: whoIsHere(readYou()) }),
    done: () => void navigate('/dashboard'),
  });

  return (
    <form
      noValidate
      data-validated="This answer is missing or incomplete"
      aria-label="Sign in"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Field label="Email" required error={errors.email?.message}>
        <TextInput {...register('email')} type="email" autoComplete="username" />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput
          {...register('password')}
          reveal="Show password"
          autoComplete="current-password"
          enterKeyHint="go"
        />
      </Field>
      <div>
        <Button type="submit" size="large" busy={busy}>
          Sign In
        </Button>
      </div>
      <SampleNote>any email and password will work, and neither is sent</SampleNote>
    </form>
  );
}
