import certificate from '@furrow/ui/art/product-carbon-credit-certificate.svg';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Section } from '@furrow/ui/section';
import { Ticket } from '@furrow/ui/ticket';
import { MarketingPage } from '../../ui/marketing-page';
import { Points } from '../../ui/points';
import { buyers, content, growers, sale } from './solutions-carbon-markets.data';
import styles from './solutions-carbon-markets.module.css';

export default function SolutionsCarbonMarketsPage() {
  return (
    <MarketingPage content={content}>
      <Section name="The last sale" fact="Sustainable Harvest, Kansas">
        <div className={styles.sale}>
          <div>
            <h2 className="fw-d2">Twenty-six farms, one result.</h2>
            <p className={`fw-lede ${styles.lede}`}>
              They measured together, held 15% back for bad years and sold the rest to four buyers in one afternoon. The
              money bought next winter’s seed.
            </p>
            <p className={styles.more}>
              <ButtonLink to="/case-studies/sustainable-harvest" variant="outlined">
                Read the Kansas Case Study
              </ButtonLink>
            </p>
          </div>
          <Ticket
            label="The sale in figures"
            head={
              <div className={styles.head}>
                <img src={certificate} alt="" width={72} height={72} loading="lazy" className={styles.stamp} />
                <h3>Credit batch 118</h3>
              </div>
            }
          >
            <Ledger>
              {sale.map(({ term, value }) => (
                <LedgerRow key={term} term={term}>
                  {value}
                </LedgerRow>
              ))}
            </Ledger>
          </Ticket>
        </div>
      </Section>
      <Section name="For growers" fact="300 acres and up">
        <Points columns={3} points={growers} />
      </Section>
      <Section name="For buyers" fact="From one metric ton">
        <Points columns={3} points={buyers} />
      </Section>
    </MarketingPage>
  );
}
