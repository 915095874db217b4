import { Children, type CSSProperties, type ReactNode } from 'react';
import { Fragment, type FragmentElementProps } from '@furrow/remote/fragment';
import { Anchor } from '@furrow/ui/anchor';
import { InertButton } from '@furrow/ui/inert-button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Notice } from '@furrow/ui/notice';
import { SampleNote } from '@furrow/ui/sample-note';
import { WholeCodes } from '@furrow/ui/whole-codes';
import type { Person as PersonData } from './article';
import { Person } from './person';
import styles from './article-blocks.module.css';

/** Everything that the body of an article can be made of. */

type SectionProps = { children?: ReactNode; id: string; title: string };

/** A headline and what stands below it, up to the next one. */
export function Section({ children, id, title }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.root}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

/** The first paragraph, set with a drop cap. */
export function Opening({ children }: { children?: ReactNode }) {
  return <p className={styles.opening}>{children}</p>;
}

/** A quotation; with somebody's portrait, name and role when it is known who said it. */
export function Quote({ children, by }: { children?: ReactNode; by?: PersonData }) {
  return (
    <figure className={styles.quote}>
      <blockquote className="fw-h2">{children}</blockquote>
      {by && (
        <figcaption>
          <Person person={by} />
        </figcaption>
      )}
    </figure>
  );
}

/** Terms and values. Holds {@link Fact}s. */
export function Facts({ children }: { children?: ReactNode }) {
  return <Ledger>{children}</Ledger>;
}

export function Fact({ children, term }: { children?: ReactNode; term: ReactNode }) {
  return (
    <LedgerRow term={term}>
      {Children.map(children, (part) => (typeof part === 'string' ? <WholeCodes>{part}</WholeCodes> : part))}
    </LedgerRow>
  );
}

/** A table of figures; it scrolls on its own where the page is too narrow for it. Holds a `thead` and a `tbody`. */
export function Table({ children, caption }: { children?: ReactNode; caption: string }) {
  return (
    <div className={styles.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="fw-hidden">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/**
 * A column chart. The columns are hatched, except the last one, which is solid; each figure is written above its
 * column. There is no axis: the heights start at zero. Holds {@link Column}s.
 */
export function Columns({ children, caption }: { children?: ReactNode; caption: string }) {
  return (
    <figure className={styles.chart}>
      <ol className={styles.columns}>{children}</ol>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

type ColumnProps = {
  label: string;
  /** The figure, written above the column. */
  text: string;
  /** The height of the column as a share of the highest column, from 0 to 1. */
  share: number;
};

export function Column({ label, text, share }: ColumnProps) {
  return (
    <li className={styles.column}>
      <span className={styles.bar} style={{ '--share': share } as CSSProperties}>
        <span className={styles.value}>{text}</span>
      </span>
      <span className={styles.label}>{label}</span>
    </li>
  );
}

/** A remark or warning, set apart from the text around it. */
export function Note({ children, title }: { children?: ReactNode; title: string }) {
  return (
    <Notice tone="wheat">
      <strong>{title}</strong>
      {children}
    </Notice>
  );
}

/** A button that has no effect on this site, and says so. */
export function ArticleButton({ children }: { children?: ReactNode }) {
  const note = `no-${String(children).toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div>
      <InertButton note={note}>{children}</InertButton>
      <SampleNote id={note}>the button changes nothing</SampleNote>
    </div>
  );
}

/** A part of another team. Its children stand there while the site does not have such a part. */
export function Embedded(fragment: FragmentElementProps) {
  return (
    <div className={styles.embedded}>
      <Fragment {...fragment} />
    </div>
  );
}

/** A plain link inside the site: {@link StaticHtml} makes a navigation of the press. */
export function ArticleLink({ children, href = '' }: { children?: ReactNode; href?: string }) {
  if (href.startsWith('/')) return <a href={href}>{children}</a>;
  return <Anchor to={href}>{children}</Anchor>;
}

export function ArticlePicture({ src, alt }: { src: string; alt: string }) {
  return <img src={src} alt={alt} width={640} height={400} loading="lazy" className={styles.picture} />;
}
