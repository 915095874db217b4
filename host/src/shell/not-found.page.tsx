import notFound from '@furrow/ui/art/spot-not-found.svg';
import { ButtonLink } from '@furrow/ui/button';
import * as words from './view-words';
import { viewTitles } from './view-titles';
import styles from './not-found.module.css';

/**
 * The page for an unknown path. It has no canonical address, so it contains its own meta tags and does not use
 * PageMeta.
 */
export default function NotFoundPage() {
  return (
    <div className={styles.root}>
      <title>{viewTitles.notFound}</title>
      <meta name="description" content={words.notFoundDescription} />
      <meta name="robots" content="noindex" />
      <p className={styles.figure}>404</p>
      <h1 className="fw-h2">{words.notFound}</h1>
      <p className={styles.text}>{words.notFoundText}</p>
      <ButtonLink to="/" size="large">
        {words.backHome}
      </ButtonLink>
      <img className={styles.art} src={notFound} width={560} height={320} alt="" />
    </div>
  );
}
