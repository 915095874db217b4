import scene from '@furrow/ui/art/scene-rewards.svg';
import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PacketCard } from '@furrow/ui/packet-card';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { HeroArt } from '../../ui/hero-art';
import { Row, Rows } from '../../ui/rows';
import { ranks, tasks } from './community-rewards.data';
import styles from './community-rewards.module.css';

export default function CommunityRewardsPage() {
  return (
    <>
      <PageMeta
        title="Community rewards: earn IMPACT for helping out"
        description="What the Furrow community pays for: answers, translations, van shifts, soil walks, code and proposal reviews, and how ranks work."
        path="/community/rewards"
        jsonLd={breadcrumbs([
          { name: 'Community', path: '/community' },
          { name: 'Rewards', path: '/community/rewards' },
        ])}
      />
      <FloodHero
        tone="beet"
        above={<BackLink to="/community">Community</BackLink>}
        label={{ subject: 'Rewards' }}
        title="Earn tokens for helping out"
        lede="Earn IMPACT for work that someone else confirms. You can spend it on food from the dashboard; votes come with governance tokens."
        art={<HeroArt day={scene} />}
      >
        <ButtonLink to="/dashboard" variant="outlined" size="large">
          See Your Balance
        </ButtonLink>
      </FloodHero>
      <Section name="What counts" fact="Paid within a week">
        <Rows>
          {tasks.map(({ title, text, reward }) => (
            <Row key={title} title={title} figure={reward}>
              {text}
            </Row>
          ))}
        </Rows>
      </Section>
      <Section tone="alternate" name="What it adds up to" fact="Never expires">
        <ul className={styles.ranks}>
          {ranks.map(({ name, art, from, text }) => (
            <li key={name} className={styles.rank}>
              <PacketCard art={<img src={art} alt="" width={400} height={400} loading="lazy" />}>
                <h3 className="fw-h4">{name}</h3>
                <p className={styles.from}>{from}</p>
                <p>{text}</p>
              </PacketCard>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
