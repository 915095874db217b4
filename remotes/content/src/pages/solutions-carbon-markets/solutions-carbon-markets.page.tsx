import art from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import certificate from '@furrow/ui/art/product-carbon-credit-certificate.svg';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { Ticket } from '@furrow/ui/ticket';
import { Closing } from '../../ui/closing';
import { Points } from '../../ui/points';
import { buyers, growers, sale } from './solutions-carbon-markets.data';
import styles from './solutions-carbon-markets.module.css';

export default function SolutionsCarbonMarketsPage() {
  return (
    <>
      <PageMeta
        title="Carbon markets"
        description="Soil carbon credits that can be dug up again: shared sampling for growers, open evidence for buyers, a 15% buffer for both."
        path="/solutions/carbon-markets"
      />
      <FloodHero
        tone="green"
        title="Sell the tonne, keep the field."
        lede="A credit here is a receipt for one measured tonne. Its cores, its audit and its owner can be looked up."
        art={<img src={art} alt="" width={640} height={400} fetchPriority="high" />}
      >
        <ButtonLink to="/carbon-calculator" variant="onColor" size="large">
          Open the calculator
        </ButtonLink>
        <ButtonLink to="/resources/carbon-guide" variant="outlined" size="large">
          Read the carbon guide
        </ButtonLink>
      </FloodHero>
      <Section name="The last sale" fact="Sustainable Harvest, Kansas">
        <div className={styles.sale}>
          <div>
            <h2 className="fw-d2">Twenty-six farms, one sum.</h2>
            <p className={`fw-lede ${styles.lede}`}>
              They measured together, held 15% back for bad years and sold the rest to four buyers in one afternoon. The
              money bought next winter’s seed.
            </p>
            <p className={styles.more}>
              <ButtonLink to="/case-studies/sustainable-harvest" variant="outlined">
                Read the case study
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
      <Section name="For buyers" fact="From one tonne">
        <Points columns={3} points={buyers} />
      </Section>
      <Closing
        tone="straw"
        title="Seven numbers to start."
        text="Diesel, power, nitrogen, animals, cover, trees. Three minutes at the kitchen table."
      >
        <ButtonLink to="/carbon-calculator" size="large">
          Estimate my farm
        </ButtonLink>
      </Closing>
    </>
  );
}
