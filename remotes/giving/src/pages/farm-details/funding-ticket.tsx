import type { Ref } from 'react';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import { daysOf, isActive, isFunded, percentFunded, type Campaign } from '../../data/campaigns.model';
import { formatCount, formatDollars } from '@furrow/ui/format';
import { FundingBar } from '../../ui/campaigns/funding';
import { FundedTag } from '../../ui/campaigns/campaign-tags';
import styles from './farm-details.module.css';

export type FundingTicketProps = { campaign: Campaign; buttonRef: Ref<HTMLDivElement> };

export function FundingTicket({ campaign, buttonRef }: FundingTicketProps) {
  return (
    <Ticket
      label="Funding"
      head={
        <div className={styles.funding}>
          <p className={styles.raised}>
            <span className="fw-h1">{formatDollars(campaign.raised)}</span>
            <b className="fw-num">{percentFunded(campaign)}%</b>
          </p>
          <FundingBar campaign={campaign} />
          <Ledger>
            <LedgerRow term="Goal">{formatDollars(campaign.goal)}</LedgerRow>
            <LedgerRow term="Supporters">{formatCount(campaign.supporters)}</LedgerRow>
            <LedgerRow term="Time remaining">{isActive(campaign) ? daysOf(campaign.daysLeft) : 'Ended'}</LedgerRow>
            <LedgerRow term="Impact">{campaign.impact}</LedgerRow>
          </Ledger>
          {isFunded(campaign) && (
            <div>
              <FundedTag />
            </div>
          )}
        </div>
      }
    >
      <div ref={buttonRef} className={styles.give}>
        {isActive(campaign) ? (
          <>
            <ButtonLink to={`/donate-farm/${campaign.id}`} fullLoad size="large" block>
              Support This Farm
            </ButtonLink>
            <p>5% platform fee, plus 2.9% + $0.30 for the card.</p>
          </>
        ) : (
          <>
            <p>This campaign has ended. See the updates for what happened next.</p>
            <ButtonLink to="/campaigns" variant="outlined" block>
              See Other Campaigns
            </ButtonLink>
          </>
        )}
      </div>
    </Ticket>
  );
}
