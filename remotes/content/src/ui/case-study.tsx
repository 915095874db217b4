import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { caseEntries, type CaseStudy } from '../data/case-studies.data';
import { ArticlePage } from './article-page';
import { ArticleTicket } from './article-ticket';
import { CoverCard, CoverGrid } from './cover-card';
import { breadcrumbs } from './structured-data';
import styles from './case-study.module.css';

/** A case study. */
export function CaseStudyPage({ study }: { study: CaseStudy }) {
  const { entry, stats, who, facts, sections } = study;
  const path = `/case-studies/${entry.slug}`;
  const trail = [
    { name: 'Case studies', path: '/case-studies' },
    { name: entry.title, path },
  ];
  return (
    <>
      <PageMeta title={entry.title} description={entry.lede} path={path} jsonLd={breadcrumbs(trail)} />
      <ArticlePage
        head={
          <>
            <FloodHero
              tone="straw"
              above={<BackLink to="/case-studies">Case studies</BackLink>}
              title={`${entry.title}.`}
              lede={entry.lede}
              art={<img src={entry.art} alt="" width={640} height={400} fetchPriority="high" />}
            />
            <div className={`fw-wrap ${styles.stats}`}>
              <StatRow stats={stats} />
            </div>
          </>
        }
        before={
          <section className={styles.facts}>
            <h2 className={styles.label}>{who}</h2>
            <Ledger>
              {facts.map(([term, value]) => (
                <LedgerRow key={term} term={term}>
                  {value}
                </LedgerRow>
              ))}
            </Ledger>
          </section>
        }
        sections={sections}
        after={
          <ArticleTicket title="Would it work on your farm?">
            <p>Thirty minutes with someone who has a field of their own.</p>
            <ButtonLink to="/demo" block>
              Book a demo
            </ButtonLink>
            <ButtonLink to="/contact" variant="outlined" block>
              Contact us
            </ButtonLink>
          </ArticleTicket>
        }
      >
        <Section tone="alternate" name="More fields" fact="Case studies">
          <CoverGrid columns={3}>
            {Object.values(caseEntries)
              .filter(({ slug }) => slug !== entry.slug)
              .map(({ slug, title, place, art }) => (
                <CoverCard key={slug} to={`/case-studies/${slug}`} title={title} art={art}>
                  {place}
                </CoverCard>
              ))}
          </CoverGrid>
        </Section>
      </ArticlePage>
    </>
  );
}
