import { TextLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { RunningHead } from '@furrow/ui/running-head';
import { Ticket } from '@furrow/ui/ticket';
import { successStats, tips } from './create-campaign.data';
import type { CampaignForm } from './create-campaign.model';
import { Preview } from './preview';
import styles from './side-panels.module.css';

export function SidePanels({ values }: { values: CampaignForm }) {
  return (
    <aside className={styles.root} aria-label="Preview, tips and help">
      <Preview values={values} />
      <Ticket
        label="Tips"
        head={<h2 className="fw-h3">Tips for success</h2>}
        foot="Campaigns are reviewed before going live."
      >
        <ul className={styles.tips}>
          {tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Ticket>
      <section>
        <RunningHead level={2}>Success stats</RunningHead>
        <Ledger>
          {successStats.map(({ label, value }) => (
            <LedgerRow key={label} term={label}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
      </section>
      <section className={styles.help}>
        <RunningHead level={2}>Need help?</RunningHead>
        <p>A person, usually a farmer, answers within 24 hours.</p>
        <TextLink to="/contact">Contact us</TextLink>
        <TextLink to="/resources/docs">Read the docs</TextLink>
      </section>
    </aside>
  );
}
