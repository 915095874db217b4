import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useLeaveQuestion } from '@furrow/forms/use-leave-question';
import { NotFound, useNotify } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { Anchor } from '@furrow/ui/anchor';
import { BackLink } from '@furrow/ui/back-link';
import { Button, ButtonLink } from '@furrow/ui/button';
import { footBarClass } from '@furrow/ui/foot-bar';
import { Checkbox } from '@furrow/ui/input';
import { PageMeta, type PageMetaProps } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { recordEntry } from '@furrow/you/model';
import { campaigns } from '../../data/campaigns.data';
import { isActive, type Campaign } from '../../data/campaigns.model';
import { feeSentence } from '../../data/fees.model';
import { rewardTiers } from '../../data/rewards.data';
import { rewardFor } from '../../data/rewards.model';
import { AmountChoice } from './amount-choice';
import {
  amountInstruction,
  amountOf,
  canDonate,
  donateLabel,
  donationToast,
  giftEntry,
  isTyped,
  isValidAmount,
  placeName,
  type Gift,
} from './donate-farm.model';
import { FarmStrip, FarmTicket } from './farm-ticket';
import { GiftSplit } from './gift-split';
import { RewardPreview, RewardTicks } from './rewards';
import styles from './donate-farm.module.css';

export default function DonateFarmPage() {
  const { id } = useParams();
  const campaign = campaigns.find((candidate) => candidate.id === id);
  if (!campaign) return <NotFound />;
  return isActive(campaign) ? <DonateTo key={campaign.id} campaign={campaign} /> : <Ended campaign={campaign} />;
}

type FrameProps = {
  campaign: Campaign;
  meta: Pick<PageMetaProps, 'title' | 'description' | 'unlisted'>;
  title: ReactNode;
  lede: ReactNode;
  children: ReactNode;
};

/** What is around the form: the way back, the farm, and the head of the page. */
function Frame({ campaign, meta, title, lede, children }: FrameProps) {
  const { id } = campaign;
  return (
    <>
      <PageMeta
        {...meta}
        path={`/donate-farm/${id}`}
        jsonLd={breadcrumbs([
          { name: 'Campaigns', path: '/campaigns' },
          { name: campaign.title, path: `/farm-details/${id}` },
          { name: 'Donate', path: `/donate-farm/${id}` },
        ])}
      />
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.back}>
          <BackLink to={`/farm-details/${id}`}>Back to Farm</BackLink>
        </div>
        <FarmStrip campaign={campaign} />
        <header className={styles.head}>
          <h1 className="fw-d2">{title}</h1>
          <p className="fw-lede">{lede}</p>
        </header>
        {children}
        <div className={styles.side}>
          <FarmTicket campaign={campaign} />
        </div>
      </div>
    </>
  );
}

/** The address may have been shared while the campaign ran. It takes no gift now. */
function Ended({ campaign }: { campaign: Campaign }) {
  return (
    <Frame
      campaign={campaign}
      meta={{
        title: `${campaign.farm}: campaign ended`,
        description: `“${campaign.title}” has ended and takes no more gifts. ${campaign.description}`,
        unlisted: true,
      }}
      title="This campaign has ended."
      lede={
        <>
          <span>{`“${campaign.title}” takes no more gifts.`}</span> <span>Other campaigns still do.</span>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          <ButtonLink to="/campaigns?tab=active" size="large">
            See Other Campaigns
          </ButtonLink>
        </p>
      </div>
    </Frame>
  );
}

function DonateTo({ campaign }: { campaign: Campaign }) {
  const notify = useNotify();
  const [gift, setGift] = useState<Gift>({ choice: undefined, custom: null });
  const [sent, setSent] = useState<Gift>();
  const [refused, setRefused] = useState<Gift>();
  const custom = useRef<HTMLInputElement>(null);
  const leaveQuestion = useLeaveQuestion(isTyped(gift) && gift !== sent);
  const amount = amountOf(gift);
  const reward = rewardFor(rewardTiers, amount);

  function give(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    notify(donationToast(gift, campaign.farm));
    if (isValidAmount(amount)) {
      setSent(gift);
      // The second press of a double click gives nothing more. Whoever gives again chooses again.
      if (gift !== sent) recordEntry(giftEntry(campaign, amount, new Date()));
    } else {
      setRefused(gift);
    }
  }

  // Once the message stands below the field: both come above the foot bar of a phone.
  useEffect(() => {
    if (!refused) return;
    custom.current?.focus();
    custom.current?.scrollIntoView({ block: 'nearest' });
  }, [refused]);

  return (
    <Frame
      campaign={campaign}
      meta={{
        title: `Donate to ${campaign.farm}`,
        description: `Give to ${campaign.farm} in ${campaign.location}, from $1. ${campaign.description}`,
      }}
      title={
        <>
          Plant something <br />
          {`at ${placeName(campaign.farm)}.`}
        </>
      }
      lede={
        <>
          <span>Choose an amount.</span> <span>{`It goes to “${campaign.title}” and counts toward its goal.`}</span>
        </>
      }
    >
      <form noValidate data-asks className={styles.form} onSubmit={give}>
        <AmountChoice
          gift={gift}
          onChange={setGift}
          error={gift === refused ? amountInstruction : undefined}
          customRef={custom}
        />
        <div aria-live="polite" className={styles.reward}>
          {reward && <RewardPreview tier={reward} amount={amount} />}
        </div>
        <Checkbox name="anonymous">Give anonymously</Checkbox>
        <div data-foot-bar className={`${footBarClass} ${styles.foot}`}>
          {/* Until this page is hydrated, its boot script writes the amount on the button and enables it. */}
          <Button type="submit" size="large" block disabled={!canDonate(gift)} suppressHydrationWarning>
            {donateLabel(gift)}
          </Button>
        </div>
        <p className={styles.note}>
          Payment is processed by a card payment provider. By donating you agree to the{' '}
          <Anchor to="/legal/terms">terms</Anchor>. {feeSentence}
        </p>
        <SampleNote>no card is charged</SampleNote>
        <GiftSplit amount={amount} campaign={campaign} />
        <RewardTicks amount={amount} />
      </form>
      {leaveQuestion}
    </Frame>
  );
}
