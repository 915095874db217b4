import { ArrowRight, QrCode } from 'lucide-react';
import { Fragment } from '@furrow/remote/fragment';
import iconDonate from '@furrow/ui/art/icon-donate.svg';
import iconTokenize from '@furrow/ui/art/icon-tokenize.svg';
import { BackLink } from '@furrow/ui/back-link';
import { InertButton } from '@furrow/ui/inert-button';
import { Measured } from '@furrow/ui/measured';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { SampleTag } from '@furrow/ui/sample-tag';
import type { You } from '@furrow/you/model';
import { useOwnYou } from '../../data/own-entries';
import { consoleOnly, mainActions } from './dashboard.data';
import styles from './dashboard.module.css';
import { FarmLogCard } from './farm-log-card';
import { FirstRow } from './first-row';
import { greeting } from './greeting.model';
import { OwnRows } from './own-rows';
import { WalletCard } from './wallet-card';
import * as words from './words';

export default function DashboardPage() {
  const you = useOwnYou();
  const entries = you?.entries ?? [];
  const isNew = entries.length === 0;
  const gift = entries.find(({ kind }) => kind === 'gift');
  return (
    <div className={`fw-wrap ${styles.root}`}>
      <PageMeta title={words.pageTitle} description={words.description} path="/dashboard" unlisted />
      <header className={styles.head}>
        <BackLink to="/">{words.back}</BackLink>
        <div className={styles.greeting}>
          <h1 className="fw-d2">{you ? greeting(new Date().getHours(), you.first) : words.hello}</h1>
          {/* The line has its room before it is known. */}
          <p>{you ? (isNew ? words.newHere : standing(you)) : '\u00a0'}</p>
        </div>
      </header>
      <div className={styles.yours}>{isNew ? <FirstRow /> : <OwnRows entries={entries} />}</div>
      <SampleNote id={consoleOnly}>{words.sample}</SampleNote>
      <div className={styles.cards}>
        <section className={`fw-surface ${styles.card} ${styles.actions}`} aria-label={words.mainActions}>
          {mainActions.map(({ name, label, image }) => (
            <button
              key={name}
              type="button"
              className={styles.action}
              aria-describedby={consoleOnly}
              onClick={() => console.log(name)}
            >
              <img src={image} alt="" width={68} height={68} />
              <span>{label}</span>
              <ArrowRight size={20} strokeWidth={1.8} />
            </button>
          ))}
        </section>
        <div className={styles.wallet}>
          <WalletCard
            isSample={isNew}
            isConnected={entries.some(({ kind, state }) => kind === 'onboarding' && state === 'done')}
          />
        </div>
        <div className={styles.log}>
          <FarmLogCard />
        </div>
        <section className={`fw-surface ${styles.card} ${styles.tool}`} aria-labelledby="scan">
          <img src={iconTokenize} alt="" width={84} height={84} />
          <div>
            <h2 id="scan" className="fw-h3">
              {words.scanCode}
            </h2>
            <p>{words.scanText}</p>
          </div>
          <InertButton note={consoleOnly} onClick={() => console.log('Scan QR Code')}>
            <QrCode size={20} strokeWidth={1.8} />
            {words.scan}
          </InertButton>
        </section>
        <section className={`fw-surface ${styles.card} ${styles.tool}`} aria-labelledby="surplus">
          <img src={iconDonate} alt="" width={84} height={84} />
          <div>
            <h2 id="surplus" className="fw-h3">
              {words.surplus}
            </h2>
            {isNew && <SampleTag />}
            <p>
              <Measured>{isNew ? words.sampleSurplus : words.noSurplus}</Measured>
            </p>
          </div>
          <InertButton
            note={consoleOnly}
            aria-label={words.donateSurplus}
            onClick={() => console.log('Donate food surplus')}
          >
            {words.donate}
          </InertButton>
        </section>
        <section className={styles.dao} aria-labelledby="proposals">
          <h2 id="proposals" className="fw-h3">
            {words.proposals}
          </h2>
          <Fragment of="dao/proposal-choice" props={{ count: 3 }}>
            <p>{words.proposalsText}</p>
          </Fragment>
        </section>
        <section className={styles.campaign} aria-label={words.supportedFarm} hidden={!gift}>
          <RunningHead level={2}>{words.supportedFarm}</RunningHead>
          <Fragment of="giving/campaign-progress" props={{ campaign: gift?.ref ?? 'green-valley' }}>
            <p>{words.supportedFarmText}</p>
          </Fragment>
        </section>
      </div>
    </div>
  );
}

/** Where the visitor farms, and what is still on its way, a sentence a line. */
function standing({ farm, place, entries }: You): string {
  const orders = entries.filter(({ state }) => state === 'on its way').length;
  const sentences = [[farm, place].filter(Boolean).join(', '), orders > 0 && words.ordersOnTheirWay(orders)];
  return sentences.flatMap((sentence) => (sentence ? [`${sentence}.`] : [])).join('\n');
}
