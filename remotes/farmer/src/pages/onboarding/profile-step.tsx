import { useEffect, useRef, useState, type RefObject } from 'react';
import { ArrowRight } from 'lucide-react';
import { useForm, zodResolver } from '@furrow/forms';
import { ErrorSummary } from '@furrow/forms/error-summary';
import { useSubmit } from '@furrow/forms/use-submit';
import { useHydratedUnit } from '@furrow/remote/hydrated-unit';
import { Button } from '@furrow/ui/button';
import { ChoiceTile, ChoiceTiles } from '@furrow/ui/choice-tile';
import { Field, FieldGroup } from '@furrow/ui/field';
import { NativeSelect, Options, TextArea, TextInput } from '@furrow/ui/input';
import { RunningHead } from '@furrow/ui/running-head';
import { readYou } from '@furrow/you/model';
import { NotSent } from '../../ui/not-sent';
import { toOptions } from '../../ui/to-options';
import { experienceLabels, farmSizeLabels, primaryCropLabels } from './onboarding.data';
import { OnboardingFoot } from './onboarding-foot';
import { onboarding, saveProfileFx, withKnownAnswers } from './onboarding.model';
import { profileSchema, type Profile } from './onboarding.schema';
import styles from './profile-step.module.css';
import { StepHead } from './step-head';
import * as words from './words';

export type ProfileStepProps = {
  profile: Profile;
  /** Whether the last click began in another step. */
  isStray: RefObject<boolean>;
};

export function ProfileStep({ profile, isStray }: ProfileStepProps) {
  // What registration asked is not asked again.
  const [known] = useState(() => withKnownAnswers(profile, readYou()));
  const { register, handleSubmit, getValues, reset, subscribe, formState } = useForm<Profile>({
    resolver: zodResolver(profileSchema),
    defaultValues: known,
  });
  const { submit, busy, state } = useSubmit({ send: saveProfileFx });
  // It may have been sent before this step was left and opened again.
  const saving = useHydratedUnit(saveProfileFx.pending, false) || busy;
  const { errors } = formState;
  const formRef = useRef<HTMLFormElement>(null);

  // Going back, or away by a link, keeps what was typed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: profile }) => onboarding.answersKept({ profile }),
      }),
    [subscribe],
  );

  return (
    <form
      ref={formRef}
      noValidate
      aria-label={words.profile}
      onSubmit={(event) => void handleSubmit(submit, () => isStray.current && reset(getValues()))(event)}
    >
      <StepHead of="Profile" title={words.profileTitle} lede={words.profileLede} />
      <div className={styles.wrong}>
        <ErrorSummary form={formRef} errors={errors} />
      </div>
      <section className={styles.group}>
        <RunningHead level={2} fact={words.required}>
          {words.person}
        </RunningHead>
        <div className={styles.pair}>
          <Field label={words.firstName} required error={errors.firstName?.message}>
            <TextInput {...register('firstName')} autoComplete="given-name" />
          </Field>
          <Field label={words.lastName} required error={errors.lastName?.message}>
            <TextInput {...register('lastName')} autoComplete="family-name" />
          </Field>
        </div>
      </section>
      <section className={styles.group}>
        <RunningHead level={2}>{words.farm}</RunningHead>
        <div className={styles.fields}>
          <Field label={words.farmName} required error={errors.farmName?.message}>
            <TextInput {...register('farmName')} autoComplete="organization" />
          </Field>
          <Field label={words.location} required error={errors.location?.message}>
            <TextInput {...register('location')} placeholder={words.cityAndState} autoComplete="address-level2" />
          </Field>
          <FieldGroup label={words.farmSize}>
            <ChoiceTiles look="compact" columns={2}>
              {Object.entries(farmSizeLabels).map(([size, label]) => (
                <ChoiceTile
                  key={size}
                  {...register('farmSize')}
                  // A group that is left without a choice would be null, which the profile and its draft refuse.
                  onBlur={undefined}
                  value={size}
                >
                  {label}
                </ChoiceTile>
              ))}
            </ChoiceTiles>
          </FieldGroup>
          <div className={styles.fields}>
            <Field label={words.primaryCrop}>
              <NativeSelect {...register('primaryCrop')}>
                <Options first={words.choose} options={toOptions(primaryCropLabels)} />
              </NativeSelect>
            </Field>
            <Field label={words.experience}>
              <NativeSelect {...register('yearsExperience')}>
                <Options first={words.choose} options={toOptions(experienceLabels)} />
              </NativeSelect>
            </Field>
          </div>
          <div className={styles.whole}>
            <Field label={words.farmDescription}>
              <TextArea {...register('description')} placeholder={words.farmDescriptionExample} />
            </Field>
          </div>
        </div>
      </section>
      {state === 'failed' && <NotSent />}
      <OnboardingFoot disabled={saving}>
        <Button type="submit" size="large" busy={saving} busyLabel={words.saving}>
          {words.goOn}
          <ArrowRight size={20} strokeWidth={1.8} />
        </Button>
      </OnboardingFoot>
    </form>
  );
}
