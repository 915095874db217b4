import { Button, ButtonLink } from '@furrow/ui/button';
import { countInWords, startSentence } from '@furrow/ui/format';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { Section } from '@furrow/ui/section';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import papers from '../../articles/whitepapers/_index.md';
import { longDate } from '@furrow/ui/long-date';
import { useDownload } from '../../ui/use-download';
import styles from './whitepapers.module.css';

export default function WhitepapersPage() {
  const download = useDownload();
  return (
    <>
      <PageMeta
        title={`Whitepapers: ${countInWords(papers.length, 'study', 'studies')} with method and data`}
        description={`${startSentence(countInWords(papers.length, 'paper'))} with method and raw data: traceability, crop insurance, soil credits, governance, custody and recalls. Read or download.`}
        path="/resources/whitepapers"
        modified={papers[0]?.date}
        jsonLd={breadcrumbs([{ name: 'Whitepapers', path: '/resources/whitepapers' }])}
      />
      <PageHead
        label={{ subject: 'Whitepapers' }}
        title="The long version"
        lede="Method first, then data, then what we think it means. Each paper can be read here in brief or downloaded in full."
      />
      <Section name="Papers" fact={`${papers.length} papers`}>
        <ul className={styles.papers}>
          {papers.map(({ path, title, description, pages, minutes, date, featured, picture }) => (
            <li key={path} className={styles.paper}>
              <img src={picture.url} alt="" width={640} height={400} loading="lazy" className={styles.cover} />
              <div className={styles.words}>
                <div className={styles.title}>
                  <h2 className="fw-h3">{title}</h2>
                  {featured && (
                    <Tag tone="wheat" dot={false}>
                      Featured
                    </Tag>
                  )}
                </div>
                <p>{description}</p>
                <p className={styles.facts}>
                  {pages} pages, {minutes} min read, <time dateTime={date}>{longDate(date)}</time>
                </p>
                <div className={styles.actions}>
                  <ButtonLink to={path} variant="outlined" size="small">
                    View Online<span className="fw-hidden">: {title}</span>
                  </ButtonLink>
                  <Button variant="outlined" size="small" onClick={() => download(title)}>
                    Download PDF<span className="fw-hidden">: {title}</span>
                  </Button>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <SampleNote>downloads show a message, but no file is saved</SampleNote>
      </Section>
    </>
  );
}
