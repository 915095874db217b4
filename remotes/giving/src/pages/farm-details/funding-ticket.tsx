import type { Ref } from 'react';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import { daysOf, isActive, isFunded, percentFunded, timeLeft, type Campaign } from '../../data/campaigns.model';
import { formatCount, formatDollars } from '@furrow/ui/format';
import { FundingBar } from '../../ui/campaigns/funding';
import { FundedTag } from '../../ui/campaigns/campaign-tags';
import * as words from './words';
import styles from './farm-details.module.css';

export type FundingTicketProps = { campaign: Campaign; buttonRef: Ref<HTMLDivElement> };

export function FundingTicket({ campaign, buttonRef }: FundingTicketProps) {
  return (
    <Ticket
      label={words.funding}
      head={
        <div className={styles.funding}>
          <p className={styles.raised}>
            <span className="fw-h1">{formatDollars(campaign.raised)}</span>
            <b className="fw-num">{words.percent(percentFunded(campaign))}</b>
          </p>
          <FundingBar campaign={campaign} />
          <Ledger>
            <LedgerRow term={words.goal}>{formatDollars(campaign.goal)}</LedgerRow>
            <LedgerRow term={words.supporters}>{formatCount(campaign.supporters)}</LedgerRow>
            <LedgerRow term={words.timeRemaining}>
              {isActive(campaign) ? daysOf(campaign.daysLeft) : timeLeft(0)}
            </LedgerRow>
            <LedgerRow term={words.impact}>{campaign.impact}</LedgerRow>
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
              {words.support}
            </ButtonLink>
            <p>{words.fees}</p>
          </>
        ) : (
          <>
            <p>{words.ended}</p>
            <ButtonLink to="/campaigns" variant="outlined" block>
              {words.seeOthers}
            </ButtonLink>
          </>
        )}
      </div>
    </Ticket>
  );
}
