import { MapPin } from 'lucide-react';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import { percentFunded, timeLeft, type Campaign } from '../../data/campaigns.model';
import { formatCount, formatDollars } from '@furrow/ui/format';
import { CampaignPicture } from '../../ui/campaigns/campaign-picture';
import { FundingBar } from '../../ui/campaigns/funding';
import styles from './farm-ticket.module.css';

/** The farm in one line, above the form: only on phones, where the ticket stands below it. */
export function FarmStrip({ campaign }: { campaign: Campaign }) {
  return (
    <div className={styles.strip}>
      <img src={campaign.image} alt="" width={104} height={86} className={styles.thumb} />
      <div>
        <p className="fw-h4">{campaign.farm}</p>
        <p className={`fw-num ${styles.figures}`}>
          <span>
            {formatDollars(campaign.raised)} of {formatDollars(campaign.goal)}
          </span>
          <b>{percentFunded(campaign)}%</b>
        </p>
        <FundingBar campaign={campaign} />
      </div>
    </div>
  );
}

/** The farm one gives to. */
export function FarmTicket({ campaign }: { campaign: Campaign }) {
  return (
    <div className={styles.root}>
      <Ticket sticky label="The farm" art={<CampaignPicture campaign={campaign} />}>
        <div className={styles.facts}>
          <h2 className="fw-h3">{campaign.farm}</h2>
          <p className={styles.place}>
            <MapPin size={16} strokeWidth={1.8} />
            {campaign.farmer}, {campaign.location}
          </p>
          <p className={styles.raised}>
            <span className="fw-h2">{formatDollars(campaign.raised)}</span>
            <b className="fw-num">{percentFunded(campaign)}%</b>
          </p>
          <FundingBar campaign={campaign} />
          <Ledger>
            <LedgerRow term="Goal">{formatDollars(campaign.goal)}</LedgerRow>
            <LedgerRow term="Raised">{formatDollars(campaign.raised)}</LedgerRow>
            <LedgerRow term="Supporters">{formatCount(campaign.supporters)}</LedgerRow>
            <LedgerRow term="Time left">{timeLeft(campaign.daysLeft).replace(' left', '')}</LedgerRow>
          </Ledger>
        </div>
      </Ticket>
    </div>
  );
}
