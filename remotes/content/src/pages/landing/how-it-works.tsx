import { Section } from '@furrow/ui/section';
import { steps } from './landing.data';
import styles from './how-it-works.module.css';
import * as words from './words';

export function HowItWorks() {
  return (
    <div className={styles.root}>
      <Section
        name={words.howItWorks}
        fact={words.stepsFact(steps.length)}
        title={words.stepsTitle.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
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
