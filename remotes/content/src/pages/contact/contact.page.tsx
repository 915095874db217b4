import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { WholeCodes } from '@furrow/ui/whole-codes';
import { faqPage } from '../../ui/structured-data';
import { ContactForm } from './contact-form';
import { channels, offices, questions } from './contact.data';
import styles from './contact.module.css';

export default function ContactPage() {
  return (
    <>
      <PageMeta
        title="Contact us: email, phone, offices and questions"
        description="Email, call or visit Furrow in Corvallis or Zug. We answer messages within 24 hours, and the people who answer grow food, cook or code."
        path="/contact"
        jsonLd={[faqPage(questions), breadcrumbs([{ name: 'Contact', path: '/contact' }])]}
      />
      <PageHead
        label={{ subject: 'Contact' }}
        title="Talk to a person"
        lede="Everyone who answers also farms, cooks or writes code. You will hear back within 24 hours, usually sooner."
        actions={
          <ButtonLink to="#faq" variant="outlined">
            View FAQ
          </ButtonLink>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <ContactForm />
        <aside className={styles.cards}>
          {channels.map(({ title, value, to, note }) => (
            <section key={title} className={styles.card}>
              <h2 className="fw-h4">{title}</h2>
              <p>
                <Anchor to={to} className={styles.link}>
                  {value}
                </Anchor>
              </p>
              <p className={styles.note}>{note}</p>
            </section>
          ))}
          {offices.map(({ title, lines }) => (
            <section key={title} className={styles.card}>
              <h2 className="fw-h4">{title}</h2>
              <address className={styles.address}>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </section>
          ))}
        </aside>
      </div>
      <Section
        id="faq"
        tone="alternate"
        name="FAQ"
        fact={`${questions.length} answers`}
        title="Frequently asked questions"
      >
        <dl>
          {questions.map(({ question, answer }) => (
            <div key={question} className={styles.question}>
              <dt className="fw-h4">{question}</dt>
              <dd className={styles.answer}>
                <WholeCodes>{answer}</WholeCodes>
              </dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  );
}
