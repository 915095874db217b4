import { ArrowLeft } from 'lucide-react';
import type { AnchorProps } from './anchor';
import { TextLink } from './button';
import styles from './back-link.module.css';

/** The way back, above a page's title. */
export function BackLink({ children, ...link }: Pick<AnchorProps, 'children' | 'to' | 'onClick'>) {
  return (
    <span className={styles.root}>
      <ArrowLeft size={18} strokeWidth={1.8} />
      <TextLink {...link}>{children}</TextLink>
    </span>
  );
}
