import { countInWords, startSentence } from '@furrow/ui/format';
import { Section } from '@furrow/ui/section';
import { steps } from './landing.data';
import styles from './how-it-works.module.css';

export function HowItWorks() {
  return (
    <div className={styles.root}>
      <Section
        name="How it works"
        fact={`${startSentence(countInWords(steps.length, 'step'))}, one season`}
        title={
          <>
            <span className={styles.line}>Four steps, from </span>
            <span className={styles.line}>seed to table.</span>
          </>
        }
      >
        <ol className={styles.steps}>
          {steps.map(({ title, text, icon }) => (
            <li key={title} className={styles.step}>
              <img src={icon} alt="" width={112} height={112} loading="lazy" className={styles.icon} />
              <div>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
