import { Fragment } from '@furrow/remote/fragment';
import { TextLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './farm-campaigns.module.css';

export function FarmCampaigns() {
  return (
    <div className={styles.root}>
      <Section
        name="Farm Support"
        fact={<TextLink to="/support-farm">All campaigns</TextLink>}
        title="Back one farm and follow its harvest."
      >
        <Fragment of="giving/featured-campaigns" props={{ count: 3 }}>
          <p className="fw-lede">Every campaign shows its budget before you give and its harvest after.</p>
        </Fragment>
      </Section>
    </div>
  );
}
