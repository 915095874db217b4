import { ButtonLink } from '@furrow/ui/button';
import { countInWords, isolated, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import cases from '../../articles/case-studies/_index.md';
import { Closing } from '../../ui/closing';
import { CoverCard, CoverGrid } from '../../ui/cover-card';
import styles from './case-studies.module.css';

export default function CaseStudiesPage() {
  return (
    <>
      <PageMeta
        title={`Case studies: ${countInWords(cases.length, 'place')} that track their food`}
        description={`${startSentence(countInWords(cases.length, 'place'))} that put their food on a ledger: what they had before, what it cost, and what a kilo earned afterward, in figures you can check.`}
        path="/case-studies"
        modified={cases[0]?.date}
        jsonLd={breadcrumbs([{ name: 'Case studies', path: '/case-studies' }])}
      />
      <PageHead
        label={{ subject: 'Case studies' }}
        title={`${startSentence(countInWords(cases.length, 'place'))}, ${countInWords(cases.length, 'result')}`}
        lede="Each story ends with a figure that the people in it can check, and says what did not work."
        actions={
          <ButtonLink to="/demo" variant="outlined">
            Book a Demo
          </ButtonLink>
        }
      />
      <Section name="Case studies" fact={`${cases.length} of ${cases.length}`}>
        <CoverGrid columns={2}>
          {cases.map(({ path, title, description, place, figure, picture }) => (
            <CoverCard key={path} to={path} title={title} art={picture.url} tag={<Tag tone="cream">{place}</Tag>}>
              <p>{description}</p>
              <p className={styles.figure}>
                <span className="fw-h2">{isolated(figure.value)}</span> {figure.label}
              </p>
            </CoverCard>
          ))}
        </CoverGrid>
      </Section>
      <Closing
        tone="straw"
        title="Yours could be the fifth."
        text="Bring one crop and last year’s invoices. We’ll do the math."
      >
        <ButtonLink to="/demo" size="large">
          Book a Demo
        </ButtonLink>
        <ButtonLink to="/contact" size="large" variant="outlined">
          Contact Us
        </ButtonLink>
      </Closing>
    </>
  );
}
