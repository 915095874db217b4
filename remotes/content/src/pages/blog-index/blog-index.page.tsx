import { Fragment } from 'react';
import { Anchor } from '@furrow/ui/anchor';
import { Band } from '@furrow/ui/band';
import { InertButton } from '@furrow/ui/inert-button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import articles from '../../articles/blog/_index.md';
import { blogCategories } from '../../data/blog-categories.data';
import { feeds } from '../../data/feeds.data';
import { Chips } from '../../ui/chips';
import { CoverCard, CoverGrid } from '../../ui/cover-card';
import { longDate } from '@furrow/ui/long-date';
import { Newsletter } from '../../ui/newsletter';
import styles from './blog-index.module.css';

export default function BlogIndexPage() {
  return (
    <>
      <PageMeta
        title="Blog: notes on traceability, insurance and soil"
        description="Traceability, crop insurance, carbon, custody and recalls, explained by the people who did the work, including what went wrong."
        path="/resources/blog"
        modified={articles[0]?.date}
        feeds={feeds}
        jsonLd={breadcrumbs([{ name: 'Blog', path: '/resources/blog' }])}
      />
      <PageHead
        label={{ subject: 'Blog' }}
        title="Notes from the field"
        lede="Short pieces by the people who did the work, including what went wrong."
      />
      <Section name="Latest" fact={`${articles.length} articles`}>
        <div className={styles.categories}>
          <Chips label="Category" options={['All', ...blogCategories]} chosen="All" note="no-category" />
          <SampleNote id="no-category">the category buttons do nothing</SampleNote>
        </div>
        <CoverGrid columns={3}>
          {articles.map(({ path, title, description, category, date, minutes, author, picture }) => (
            <CoverCard key={path} to={path} title={title} art={picture.url} tag={<Tag tone="cream">{category}</Tag>}>
              <p>{description}</p>
              <p className={styles.facts}>
                {author.name}, <time dateTime={date}>{longDate(date)}</time>, {minutes} min read
              </p>
            </CoverCard>
          ))}
        </CoverGrid>
        <div className={styles.more}>
          <InertButton note="no-more">Load More</InertButton>
          <SampleNote id="no-more">there are no more articles</SampleNote>
        </div>
      </Section>
      <Band tone="straw" label="Newsletter">
        <div className={styles.newsletter}>
          <h2 className="fw-d2">One email a month.</h2>
          <p className="fw-lede">New articles, one recipe and any vote that is about to close.</p>
          <Newsletter />
          <SampleNote>your address is not saved</SampleNote>
          <p className={styles.feeds}>
            Or subscribe in a feed reader:{' '}
            {feeds.map(({ title, href }, index) => (
              <Fragment key={href}>
                {index > 0 && ' or '}
                <Anchor to={href} fullLoad>
                  {title}
                </Anchor>
              </Fragment>
            ))}
          </p>
        </div>
      </Band>
    </>
  );
}
