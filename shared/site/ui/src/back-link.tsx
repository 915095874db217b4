import { ArrowLeft } from 'lucide-react';
import type { AnchorProps } from './anchor';
import { TextLink } from './button';
import styles from './back-link.module.css';

/** The way back, above a page's title. The host leads back to a list with the query that it had. */
export function BackLink({ children, ...link }: Pick<AnchorProps, 'children' | 'to' | 'onClick'>) {
  return (
    <span className={styles.root}>
      <ArrowLeft size={18} strokeWidth={1.8} />
      <TextLink {...link} data-back="">
        {children}
      </TextLink>
    </span>
  );
}
