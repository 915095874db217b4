import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { StatRow } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import type { ArticleProps, CaseStudy } from '../../ui/article';
import { ArticlePage } from '../../ui/article-page';
import { ArticleText } from '../../ui/article-text';
import { ArticleTicket } from '../../ui/article-ticket';
import { CoverCard, CoverGrid } from '../../ui/cover-card';
import { HeroArt } from '../../ui/hero-art';
import asideTitle from '../../ui/aside-title.module.css';
import styles from './case-study.module.css';

export default function CaseStudyPage({ article, html }: ArticleProps<CaseStudy>) {
  const { path, title, subject, description, figures, about, picture, related, meta } = article;
  const trail = [
    { name: 'Case studies', path: '/case-studies' },
    { name: subject, path },
  ];
  return (
    <>
      <PageMeta
        title={meta?.title ?? `${subject}: ${title}`}
        description={meta?.description ?? description}
        path={path}
        modified={article.date}
        picture={{ url: article.share, text: `${title} (${subject})` }}
        jsonLd={breadcrumbs(trail)}
      />
      <ArticlePage
        head={
          <>
            <FloodHero
              tone="straw"
              above={<BackLink to="/case-studies">Case studies</BackLink>}
              label={{ kind: 'Case study', subject }}
              title={`${title}.`}
              lede={description}
              art={<HeroArt day={picture.url} night={picture.night} />}
            />
            <div className={`fw-wrap ${styles.stats}`}>
              <StatRow stats={figures} />
            </div>
          </>
        }
        before={
          <section className={styles.facts}>
            <h2 className={asideTitle.root}>{about.title}</h2>
            <Ledger>
              {Object.entries(about.facts).map(([term, value]) => (
                <LedgerRow key={term} term={term}>
                  {value}
                </LedgerRow>
              ))}
            </Ledger>
          </section>
        }
        text={<ArticleText article={article} html={html} />}
        after={
          <ArticleTicket title="Would it work on your farm?">
            <p>Thirty to forty-five minutes with someone who farms.</p>
            <ButtonLink to="/demo" block>
              Book a Demo
            </ButtonLink>
            <ButtonLink to="/contact" variant="outlined" block>
              Contact Us
            </ButtonLink>
          </ArticleTicket>
        }
      >
        <Section tone="alternate" name="More fields" fact="Case studies">
          <CoverGrid columns={3}>
            {related.map((other) => (
              <CoverCard key={other.path} to={other.path} title={other.title} art={other.picture.url}>
                {other.place}
              </CoverCard>
            ))}
          </CoverGrid>
        </Section>
      </ArticlePage>
    </>
  );
}
