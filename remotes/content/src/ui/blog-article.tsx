import { Share } from 'lucide-react';
import { Link } from '@furrow/router';
import { BackLink } from '@furrow/ui/back-link';
import { Button } from '@furrow/ui/button';
import { PageMeta } from '@furrow/ui/page-meta';
import { Tag } from '@furrow/ui/tag';
import { blogEntries, type BlogArticle, type BlogEntry, type BlogSlug } from '../data/blog.data';
import { ArticlePage } from './article-page';
import { CopyLink } from './copy-link';
import { longDate } from './long-date';
import { Person } from './person';
import { SectionIndex } from './section-index';
import { blogPosting, breadcrumbs } from './structured-data';
import iconButton from './icon-button.module.css';
import styles from './blog-article.module.css';

/** A blog article. */
export function BlogArticlePage({ article }: { article: BlogArticle }) {
  const { entry, sections, opening } = article;
  const path = `/blog/${entry.slug}`;
  const trail = [
    { name: 'Blog', path: '/resources/blog' },
    { name: entry.title, path },
  ];
  return (
    <>
      <PageMeta
        title={entry.title}
        description={entry.excerpt}
        path={path}
        type="article"
        jsonLd={[blogPosting(article), breadcrumbs(trail)]}
      />
      <ArticlePage
        head={<Head entry={entry} />}
        before={
          <>
            <div className={styles.share}>
              <p className={styles.label}>Share</p>
              <ShareButtons />
            </div>
            <SectionIndex title="In this article" mark="bold" sections={sections} />
          </>
        }
        opening={opening}
        sections={sections}
        after={
          <>
            <section className={styles.whitepaper}>
              <h2 className="fw-h4">The whitepaper</h2>
              <p>{article.whitepaper}</p>
              <Button variant="outlined" size="small" block>
                Download Whitepaper
              </Button>
            </section>
            <ReadNext slugs={article.related} />
          </>
        }
      />
    </>
  );
}

function Head({ entry }: { entry: BlogEntry }) {
  return (
    <header className={`fw-wrap ${styles.head}`}>
      <div className={styles.words}>
        <BackLink to="/resources/blog">Back to blog</BackLink>
        <p className={styles.facts}>
          <Tag tone="blue" dot={false}>
            {entry.category}
          </Tag>
          <time dateTime={entry.date}>{longDate(entry.date)}</time>
          <span>{entry.readTime} min read</span>
        </p>
        <h1>{entry.title}</h1>
        <p className={`fw-lede ${styles.lede}`}>{entry.excerpt}</p>
      </div>
      <img src={entry.art} alt="" width={640} height={400} fetchPriority="high" className={styles.art} />
      <div className={styles.byline}>
        <Person person={entry.author} />
        <div className={styles.bylineShare}>
          <ShareButtons />
        </div>
      </div>
    </header>
  );
}

/** The second button is there by design only: sharing itself is not part of this site. */
function ShareButtons() {
  return (
    <div className={styles.buttons}>
      <CopyLink />
      <button type="button" className={iconButton.root} aria-label="Share article">
        <Share size={20} strokeWidth={1.8} />
      </button>
    </div>
  );
}

function ReadNext({ slugs }: { slugs: readonly BlogSlug[] }) {
  return (
    <section aria-labelledby="read-next" className={styles.next}>
      <h2 id="read-next" className={styles.label}>
        Read next
      </h2>
      <ul className={styles.entries}>
        {slugs.map((slug) => {
          const { title, date, art } = blogEntries[slug];
          return (
            <li key={slug} className={styles.entry}>
              <img src={art} alt="" width={104} height={65} loading="lazy" className={styles.thumb} />
              <div>
                <h3 className={styles.entryTitle}>
                  <Link to={`/blog/${slug}`} className={styles.entryLink}>
                    {title}
                  </Link>
                </h3>
                <time dateTime={date}>{longDate(date)}</time>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
