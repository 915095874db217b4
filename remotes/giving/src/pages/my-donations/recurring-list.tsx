import { Tag } from '@furrow/ui/tag';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { formatDate, type RecurringDonation } from '../../data/donations.model';
import { formatDollars } from '@furrow/ui/format';
import { PictureCard } from '../../ui/picture-card';
import { NoDonations } from './no-donations';
import styles from './recurring-list.module.css';

export function RecurringList({
  donations,
  onClear,
}: {
  donations: readonly RecurringDonation[];
  onClear: () => void;
}) {
  if (donations.length === 0) return <NoDonations onClear={onClear} />;

  return (
    <>
      <p className={styles.note}>Recurring gifts are counted here, not under All Donations.</p>
      <ul className={styles.root}>
        {donations.map(({ id, amount, frequency, foodBank, nextDonation, totalDonated, status }) => (
          <PictureCard key={id} image={foodBank.image}>
            <div className={styles.head}>
              <h2 className="fw-h4">{foodBank.name}</h2>
              <Tag tone="blue">{status}</Tag>
            </div>
            <p className={styles.place}>{foodBank.location}</p>
            <p className="fw-h2">
              {formatDollars(amount)} <span className={styles.frequency}>{frequency}</span>
            </p>
            <Ledger>
              <LedgerRow term="Next donation">{formatDate(nextDonation)}</LedgerRow>
              <LedgerRow term="Donated so far">{formatDollars(totalDonated)}</LedgerRow>
              <LedgerRow term="ID">
                <span className="fw-mono">{id}</span>
              </LedgerRow>
            </Ledger>
          </PictureCard>
        ))}
      </ul>
    </>
  );
}
