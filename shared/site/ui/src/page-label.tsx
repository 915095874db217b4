import styles from './page-label.module.css';

export type PageLabelProps = {
  /** What the page is about. */
  subject: string;
  /** What kind of page it is, where that is not the subject itself. */
  kind?: string;
};

/** Names the page above a heading that is prose: "Case study: FarmDirect". */
export function PageLabel({ subject, kind }: PageLabelProps) {
  return (
    <p className={styles.root}>
      {kind && `${kind}: `}
      <b>{subject}</b>
    </p>
  );
}
