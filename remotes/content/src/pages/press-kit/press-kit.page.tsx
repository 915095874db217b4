import { Download } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { Button } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { longDate } from '@furrow/ui/long-date';
import { Row, Rows } from '../../ui/rows';
import { useDownload } from '../../ui/use-download';
import releases from '../../articles/press/_index.md';
import { assets, facts } from './press-kit.data';
import styles from './press-kit.module.css';

export default function PressKitPage() {
  const download = useDownload();
  return (
    <>
      <PageMeta
        title="Press kit: logos, pictures, facts and releases"
        description={`Logos, pictures, figures and ${countInWords(releases.length, 'press release')}. The complete kit is 156 MB, and a person answers press questions within a day.`}
        path="/press-kit"
        modified={releases[0]?.date}
        jsonLd={breadcrumbs([{ name: 'Press kit', path: '/press-kit' }])}
      />
      <PageHead
        label={{ subject: 'Press kit' }}
        title="For people with a deadline"
        lede="You may publish anything here with credit. If you need another figure, ask; we would rather count than guess."
        actions={
          <Button size="large" onClick={() => download('Complete Press Kit')}>
            <Download size={20} strokeWidth={1.8} />
            Download Complete Kit (156{'\u00a0'}MB)
          </Button>
        }
      />
      <div className={`fw-wrap ${styles.root}`}>
        <div>
          <section aria-labelledby="assets">
            <h2 id="assets" className={styles.title}>
              {startSentence(countInWords(assets.length, 'asset'))}
            </h2>
            <Rows>
              {assets.map(({ title, description, format, size }) => (
                <Row
                  key={title}
                  title={title}
                  facts={[format]}
                  figure={size}
                  action={
                    <Button variant="outlined" size="small" onClick={() => download(title)}>
                      Download<span className="fw-hidden"> {title}</span>
                    </Button>
                  }
                >
                  {description}
                </Row>
              ))}
            </Rows>
          </section>
          <section aria-labelledby="releases" className={styles.releases}>
            <h2 id="releases" className={styles.title}>
              Press releases
            </h2>
            <Rows>
              {releases.map(({ path, date, title, lede }) => (
                <Row
                  key={path}
                  title={<Anchor to={path}>{title}</Anchor>}
                  figure={
                    <time dateTime={date} className={styles.date}>
                      {longDate(date)}
                    </time>
                  }
                >
                  {lede}
                </Row>
              ))}
            </Rows>
            <SampleNote>downloads show a message, but no file is saved</SampleNote>
          </section>
        </div>
        <aside className={styles.side}>
          <section className={`fw-surface ${styles.card}`}>
            <h2 className="fw-h4">Media contact</h2>
            <p>
              <strong>Ines Duarte</strong>
              <br />
              Press and public affairs
            </p>
            <p>
              <Anchor to="mailto:press@furrow.example">press@furrow.example</Anchor>
              <br />
              <Anchor to="tel:+15415550177">+1 541 555 0177</Anchor>
            </p>
            <p className={styles.note}>Same-day replies until 4 PM EST, in English, German and Spanish.</p>
          </section>
          <section className={`fw-surface ${styles.card}`}>
            <h2 className="fw-h4">Facts and figures</h2>
            <Ledger>
              {facts.map(({ term, value }) => (
                <LedgerRow key={term} term={term}>
                  {value}
                </LedgerRow>
              ))}
            </Ledger>
          </section>
        </aside>
      </div>
      <Section tone="alternate" name="How to describe us" fact="About Furrow, in two sentences">
        <p className={styles.boiler}>
          Furrow is a public ledger and marketplace for food, run from Corvallis, Oregon, and Zug, Switzerland. Farmers
          use it to sell verified lots, borrow money and insure a harvest; 5% of every purchase goes to a food bank.
        </p>
      </Section>
    </>
  );
}
