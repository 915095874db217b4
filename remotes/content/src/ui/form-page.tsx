import type { ReactNode } from 'react';
import { PageHead } from '@furrow/ui/page-head';
import { ThemedImage } from '@furrow/ui/themed-image';
import styles from './form-page.module.css';

type FormPageProps = {
  /** The form. */
  children: ReactNode;
  /** Names the page; its title is prose. */
  label: string;
  title: string;
  lede: string;
  /** What is in the side card, above its picture. */
  aside: ReactNode;
  /** URLs of the picture at the foot of the card; `night` is the one for the dark theme, where there is one. */
  scene: { day: string; night?: string };
};

/** A page whose one purpose is a form: the fields, and beside them a card with a picture at its foot. */
export function FormPage({ children, label, title, lede, aside, scene }: FormPageProps) {
  return (
    <>
      <PageHead label={{ subject: label }} title={title} lede={lede} />
      <div className={`fw-wrap ${styles.root}`}>
        <div className={styles.form}>{children}</div>
        <aside className={`fw-surface ${styles.card}`}>
          <div className={styles.words}>{aside}</div>
          <Scene {...scene} />
        </aside>
      </div>
    </>
  );
}

function Scene({ day, night }: FormPageProps['scene']) {
  const size = { width: 640, height: 420, loading: 'lazy', className: styles.art } as const;
  return night ? <ThemedImage light={day} dark={night} {...size} /> : <img src={day} alt="" {...size} />;
}

/** Two fields side by side from 768 px: related pairs only. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
