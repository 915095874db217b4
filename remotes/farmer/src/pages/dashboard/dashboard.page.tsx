import { ArrowRight, QrCode } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import iconDonate from '@furrow/ui/art/icon-donate.svg';
import iconTokenize from '@furrow/ui/art/icon-tokenize.svg';
import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { farmer, mainActions, season, surplus } from './dashboard.data';
import styles from './dashboard.module.css';
import { FarmLogCard } from './farm-log-card';
import { WalletCard } from './wallet-card';

export default function DashboardPage() {
  return (
    <div className={`fw-wrap ${styles.root}`}>
      <PageMeta
        title="Farmer dashboard"
        description="A farmer's day on Furrow: wallet balance in IMPACT, today's harvest log, food surplus, QR codes and open DAO proposals."
        path="/dashboard"
        unlisted
      />
      <header className={styles.head}>
        <BackLink to="/">Back to Home</BackLink>
        <div className={styles.greeting}>
          <h1 className="fw-d2">Good morning, {farmer.firstName}.</h1>
          <p>{season}</p>
        </div>
      </header>
      <div className={styles.cards}>
        <section className={`fw-surface ${styles.card} ${styles.actions}`} aria-label="Main Actions">
          {mainActions.map(({ name, image }) => (
            <button key={name} type="button" className={styles.action} onClick={() => console.log(name)}>
              <img src={image} alt="" width={68} height={68} />
              <span>{name}</span>
              <ArrowRight size={20} strokeWidth={1.8} />
            </button>
          ))}
        </section>
        <div className={styles.log}>
          <FarmLogCard />
        </div>
        <div className={styles.wallet}>
          <WalletCard />
        </div>
        <section className={`fw-surface ${styles.card} ${styles.tool}`} aria-labelledby="scan">
          <img src={iconTokenize} alt="" width={84} height={84} />
          <div>
            <h2 id="scan" className="fw-h3">
              Scan QR Code
            </h2>
            <p>Open any lot or rescue batch.</p>
          </div>
          <Button variant="outlined" onClick={() => console.log('Scan QR Code')}>
            <QrCode size={20} strokeWidth={1.8} />
            Scan
          </Button>
        </section>
        <section className={`fw-surface ${styles.card} ${styles.tool}`} aria-labelledby="surplus">
          <img src={iconDonate} alt="" width={84} height={84} />
          <div>
            <h2 id="surplus" className="fw-h3">
              Food Surplus
            </h2>
            <p>{surplus}</p>
          </div>
          <Button aria-describedby="surplus" onClick={() => console.log('Donate food surplus')}>
            Donate
          </Button>
        </section>
        <section className={styles.dao} aria-labelledby="proposals">
          <h2 id="proposals" className="fw-h3">
            DAO Proposals
          </h2>
          <Fragment of="dao/proposal-choice" props={{ count: 3 }}>
            <p>Members vote on every change of the rules.</p>
          </Fragment>
        </section>
        <section className={styles.campaign} aria-labelledby="campaign">
          <h2 id="campaign" className="fw-h3">
            Your campaign
          </h2>
          <Fragment of="giving/campaign-progress" props={{ campaign: 'green-valley' }}>
            <p>What supporters give for your farm is counted on its campaign page.</p>
          </Fragment>
        </section>
      </div>
      <SampleNote>the buttons write to the console and send nothing</SampleNote>
    </div>
  );
}
