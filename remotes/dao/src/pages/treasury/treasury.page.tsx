import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { GovernanceHead } from '../../ui/governance-head';
import { Allocation } from './allocation';
import { GenerateReport } from './generate-report';
import { MonthlyReports } from './monthly-reports';
import { OnChainNote } from './on-chain-note';
import { Transactions } from './transactions';
import { transactions } from '../../data/transactions.data';
import { isoDay } from '../../data/transactions.model';
import { summary } from './treasury.data';
import { dollarsInMillions, signedPercent } from './treasury.model';
import styles from './treasury.module.css';
import { ValueChart } from './value-chart';

export default function TreasuryPage() {
  return (
    <div className={styles.root}>
      <PageMeta
        title="Treasury: what the DAO owns, earns and spends"
        description="What the Furrow DAO owns, earns and spends: total value, stablecoin reserves, allocation, recent transactions and monthly reports."
        path="/governance/treasury"
        modified={transactions[0] && isoDay(transactions[0].date)}
        jsonLd={breadcrumbs([{ name: 'Treasury', path: '/governance/treasury' }])}
      />
      <GovernanceHead action={<GenerateReport />}>
        <div className={styles.head}>
          <div>
            <h1 className={styles.title}>Treasury</h1>
            <p className={styles.total}>
              <span className="fw-hidden">Total value </span>
              {dollarsInMillions(summary.totalValue)}
            </p>
          </div>
          <Ledger>
            <LedgerRow term="Monthly change">{signedPercent(summary.monthlyChange)}</LedgerRow>
            <LedgerRow term="Stablecoin reserves">{dollarsInMillions(summary.stablecoins)}</LedgerRow>
            <LedgerRow term="Native tokens">{dollarsInMillions(summary.nativeTokens)}</LedgerRow>
            <LedgerRow term="Other assets">{dollarsInMillions(summary.otherAssets)}</LedgerRow>
          </Ledger>
        </div>
      </GovernanceHead>
      <div className={`fw-wrap ${styles.content}`}>
        <Allocation />
        <ValueChart />
        <div className={styles.wide}>
          <Transactions />
        </div>
        <div className={styles.side}>
          <MonthlyReports />
          <OnChainNote />
        </div>
      </div>
    </div>
  );
}
