import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { TextLink } from './button';
import styles from './back-link.module.css';

/** The way back, above a page's title. */
export function BackLink({ children, to }: { children: ReactNode; to: string }) {
  return (
    <span className={styles.root}>
      <ArrowLeft size={18} strokeWidth={1.8} />
      <TextLink to={to}>{children}</TextLink>
    </span>
  );
}
