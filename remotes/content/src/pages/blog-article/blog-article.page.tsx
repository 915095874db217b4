import { Share } from 'lucide-react';
import { Slot } from '@furrow/remote/slot';
import { Link } from '@furrow/router';
import { BackLink } from '@furrow/ui/back-link';
import { InertButton } from '@furrow/ui/inert-button';
import { longDate } from '@furrow/ui/long-date';
import { PageLabel } from '@furrow/ui/page-label';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Tag } from '@furrow/ui/tag';
import { feeds } from '../../data/feeds.data';
import type { ArticleProps, BlogArticle, BlogEntry } from '../../ui/article';
import { ArticlePage } from '../../ui/article-page';
import { ArticleText } from '../../ui/article-text';
import { CopyLink } from '../../ui/copy-link';
import { FoldingIndex } from '../../ui/folding-index';
import { HeroArt } from '../../ui/hero-art';
import { IndexLinks } from '../../ui/index-links';
import { Person } from '../../ui/person';
import { blogPosting } from '../../ui/structured-data';
import iconButton from '../../ui/icon-button.module.css';
import asideTitle from '../../ui/aside-title.module.css';
import styles from './blog-article.module.css';

export default function BlogArticlePage({ article, html }: ArticleProps<BlogArticle>) {
  const { path, title, subject, description, sections, meta } = article;
  const trail = [
    { name: 'Blog', path: '/resources/blog' },
    { name: subject, path },
  ];
  return (
    <>
      <PageMeta
        title={meta?.title ?? `${subject}: ${title}`}
        description={meta?.description ?? description}
        path={path}
        type="article"
        modified={article.date}
        picture={{ url: article.share, text: `${title} (${subject})` }}
        feeds={feeds}
        jsonLd={[blogPosting(article), breadcrumbs(trail)]}
      />
      <ArticlePage
        head={<Head article={article} />}
        before={
          <>
            <div className={styles.share}>
              <p className={asideTitle.root}>Share</p>
              <ShareButtons note="no-share-beside" />
            </div>
            <FoldingIndex title="In this article" headed>
              <IndexLinks mark="bold" entries={sections} />
            </FoldingIndex>
          </>
        }
        text={<ArticleText article={article} html={html} />}
        after={
          <>
            <section className={styles.whitepaper}>
              <h2 className="fw-h4">The whitepaper</h2>
              <p>{article.whitepaper}</p>
              <InertButton note="no-download" size="small" block>
                Download Whitepaper
              </InertButton>
              <SampleNote id="no-download">nothing is downloaded</SampleNote>
            </section>
            <ReadNext entries={article.related} />
            <Slot name="related" props={{ article: path }} />
          </>
        }
      />
    </>
  );
}

function Head({ article }: { article: BlogArticle }) {
  const { category, date, minutes, title, subject, description, picture, author } = article;
  return (
    <header className={`fw-wrap ${styles.head}`}>
      <div className={styles.words}>
        <BackLink to="/resources/blog">Back to Blog</BackLink>
        <p className={styles.facts}>
          <Tag tone="blue" dot={false}>
            {category}
          </Tag>
          <time dateTime={date}>{longDate(date)}</time>
          <span>{minutes} min read</span>
        </p>
        <PageLabel kind="Article" subject={subject} />
        <h1>{title}</h1>
        <p className={`fw-lede ${styles.lede}`}>{description}</p>
      </div>
      <HeroArt day={picture.url} night={picture.night} className={styles.art} />
      <div className={styles.byline}>
        <Person person={author} />
        <div className={styles.bylineShare}>
          <ShareButtons note="no-share" />
        </div>
      </div>
    </header>
  );
}

/** The second button is there by design only: sharing itself is not part of this site. */
function ShareButtons({ note }: { note: string }) {
  return (
    <>
      <div className={styles.buttons}>
        <CopyLink />
        <button data-inert type="button" className={iconButton.root} aria-label="Share article" aria-describedby={note}>
          <Share size={20} strokeWidth={1.8} />
        </button>
      </div>
      <SampleNote id={note}>the second Share button does nothing</SampleNote>
    </>
  );
}

function ReadNext({ entries }: { entries: readonly BlogEntry[] }) {
  return (
    <section aria-labelledby="read-next" className={styles.next}>
      <h2 id="read-next" className={asideTitle.root}>
        Read next
      </h2>
      <ul className={styles.entries}>
        {entries.map(({ path, title, date, picture }) => (
          <li key={path} className={styles.entry}>
            <img src={picture.url} alt="" width={104} height={65} loading="lazy" className={styles.thumb} />
            <div>
              <h3 className={styles.entryTitle}>
                <Link to={path} className={styles.entryLink}>
                  {title}
                </Link>
              </h3>
              <time dateTime={date}>{longDate(date)}</time>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
