import { Slot } from '@furrow/remote/slot';
import { TextLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './farm-campaigns.module.css';
import * as words from './words';

export function FarmCampaigns() {
  return (
    <div className={styles.root}>
      <Section
        name={words.farmSupport}
        fact={<TextLink to="/support-farm">{words.allCampaigns}</TextLink>}
        title={words.farmSupportTitle}
      >
        <Slot name="landing-campaigns" props={{ count: 3 }}>
          <p className="fw-lede">{words.farmSupportText}</p>
        </Slot>
      </Section>
    </div>
  );
}
