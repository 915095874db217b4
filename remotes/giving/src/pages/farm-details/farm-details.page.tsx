import { useRef } from 'react';
import { MapPin } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import { NotFound, useNotify } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { FootBar } from '@furrow/ui/foot-bar';
import { continueSentence, cutTitle, formatDollars, isolated } from '@furrow/ui/format';
import { Measured } from '@furrow/ui/measured';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { ShareButton } from '@furrow/ui/share-button';
import { StatRow } from '@furrow/ui/stat-row';
import { Tag } from '@furrow/ui/tag';
import { campaigns } from '../../data/campaigns.data';
import { daysOf, isActive, percentFunded, relatedCampaigns } from '../../data/campaigns.model';
import { categoryName } from '../../data/words';
import { CampaignPicture } from '../../ui/campaigns/campaign-picture';
import { CampaignCard } from '../../ui/campaigns/campaign-card';
import { FavoriteButton } from './favorite-button';
import { campaignDetails } from './farm-details.data';
import type { CampaignDetails } from './farm-details.model';
import { FundingTicket } from './funding-ticket';
import { RewardList } from './reward-list';
import { campaignJsonLd } from './structured-data';
import { Team } from './team';
import { Updates } from './updates';
import * as words from './words';
import styles from './farm-details.module.css';

const detailsById: Partial<Record<string, CampaignDetails>> = campaignDetails;

export default function FarmDetailsPage() {
  const { id = '' } = useParams();
  const notify = useNotify();
  const button = useRef<HTMLDivElement>(null);
  const campaign = campaigns.find((candidate) => candidate.id === id);
  const details = detailsById[id];
  if (!campaign || !details) return <NotFound />;
  const related = relatedCampaigns(campaigns, campaign);

  return (
    <>
      <PageMeta
        title={cutTitle(`${campaign.title}: ${campaign.farm}`)}
        description={`${campaign.description} ${campaign.farm}, ${campaign.location}: ${continueSentence(campaign.impact)}.`}
        path={`/farm-details/${campaign.id}`}
        modified={details.updates[0]?.date}
        jsonLd={campaignJsonLd(campaign)}
      />
      <PageHead
        title={campaign.title}
        above={
          <div className={styles.above}>
            <BackLink to="/campaigns">{words.back}</BackLink>
            <p className={styles.place}>
              <Tag dot={false}>{categoryName(campaign.category)}</Tag>
              <span className={styles.where}>
                <MapPin size={16} strokeWidth={1.8} />
                <span>
                  <Anchor to={`/farms/${campaign.id}`} className={styles.farm}>
                    {campaign.farm}
                  </Anchor>
                  , {campaign.location}
                </span>
              </span>
            </p>
          </div>
        }
        actions={
          <div className={styles.actions}>
            <FavoriteButton campaign={campaign} />
            <ShareButton title={campaign.title} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />
          </div>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <CampaignPicture campaign={campaign} alt={`${campaign.farm}, ${campaign.location}`} className={styles.art} />
        <div className={styles.side}>
          <div className={styles.rail}>
            <FundingTicket campaign={campaign} buttonRef={button} />
            <RewardList />
          </div>
        </div>
        <div className={styles.text}>
          <div className={styles.metrics}>
            <StatRow
              stats={details.metrics.map(({ value, label }) => ({
                value: <Measured>{isolated(value)}</Measured>,
                label,
              }))}
            />
          </div>
          <section className={styles.story}>
            <h2>{words.story}</h2>
            {details.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {details.product && (
            <section className={styles.offer}>
              <h2>{words.fromThisFarm}</h2>
              <Fragment of="shop/add-to-cart" props={{ product: details.product }}>
                <p>{words.shopSells}</p>
              </Fragment>
            </section>
          )}
          <section>
            <h2>{words.updates}</h2>
            <Updates updates={details.updates} />
          </section>
          <section>
            <h2>{words.team}</h2>
            <Team members={details.team} />
          </section>
        </div>
      </div>
      <Section tone="alternate" name={words.related} fact={words.relatedOf(related.length, campaigns.length)}>
        <div className={styles.related}>
          {related.map((other) => (
            <CampaignCard key={other.id} campaign={other} />
          ))}
        </div>
      </Section>
      {isActive(campaign) && (
        <FootBar
          figure={formatDollars(campaign.raised)}
          caption={words.fundedOf(percentFunded(campaign), formatDollars(campaign.goal), daysOf(campaign.daysLeft))}
          standsInFor={button}
        >
          <ButtonLink to={`/donate-farm/${campaign.id}`} fullLoad>
            {words.support}
          </ButtonLink>
        </FootBar>
      )}
    </>
  );
}

const linkCopied = { title: words.linkCopied, description: words.linkCopiedText };
const linkFailed = {
  title: words.linkFailed,
  description: words.linkFailedText,
  tone: 'destructive',
} as const;
