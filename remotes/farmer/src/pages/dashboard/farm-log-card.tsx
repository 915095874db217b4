import { useState, type FormEvent } from 'react';
import { useLeaveQuestion } from '@furrow/forms/use-leave-question';
import { useTyped } from '@furrow/forms/use-typed';
import orchardNight from '@furrow/ui/art/farm-orchard-night.svg';
import orchard from '@furrow/ui/art/farm-orchard.svg';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { InertButton } from '@furrow/ui/inert-button';
import { ThemedImage } from '@furrow/ui/themed-image';
import { consoleOnly } from './dashboard.data';
import styles from './farm-log-card.module.css';
import { LogFiles } from './log-files';
import * as words from './words';

/** What happened on the farm today. Nothing is checked or sent, both buttons only log: the form needs no library. */
export function FarmLogCard() {
  const { typed, typing, typedIsSent } = useTyped();
  const [withFiles, setWithFiles] = useState(false);
  const leaveQuestion = useLeaveQuestion(typed || withFiles);

  function mint(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const harvestUnit = document.documentElement.dataset.units === 'us' ? 'lb' : 'kg';
    console.log('Mint NFT', { ...Object.fromEntries(new FormData(event.currentTarget)), harvestUnit });
    typedIsSent();
    setWithFiles(false);
  }

  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="farm-log">
      <form {...typing} className={styles.form} onSubmit={mint}>
        <h2 id="farm-log" className="fw-h3">
          {words.log}
        </h2>
        <p className={styles.note}>{words.logText}</p>
        <div className={styles.fields}>
          <Field label={words.harvestYield}>
            {(control) => (
              <span className={styles.measure}>
                <TextInput {...control} name="harvestYield" inputMode="decimal" aria-describedby="harvest-unit" />
                <span id="harvest-unit" className={styles.unit}>
                  <span className="fw-metric">kg</span>
                  <span className="fw-us">
                    <span className="fw-both"> / </span>lb
                  </span>
                </span>
              </span>
            )}
          </Field>
          <Field label={words.soilCondition}>
            <TextInput name="soilCondition" placeholder={words.soilConditionExample} />
          </Field>
          <div className={styles.whole}>
            <Field label={words.animalStatus}>
              <TextInput name="animalStatus" placeholder={words.animalStatusExample} enterKeyHint="done" />
            </Field>
          </div>
        </div>
        <div className={styles.actions}>
          <LogFiles onChange={(files) => setWithFiles(files.length > 0)} />
          <InertButton type="submit" note={consoleOnly}>
            {words.mint}
          </InertButton>
        </div>
      </form>
      <div className={styles.art}>
        <ThemedImage light={orchard} dark={orchardNight} width={640} height={420} />
      </div>
      {leaveQuestion}
    </section>
  );
}
