import type { ReactNode } from 'react';
import { Printer } from 'lucide-react';
import type { Crumb } from '@furrow/ui/breadcrumb';
import { Button } from '@furrow/ui/button';
import { RecordHead } from '@furrow/ui/record-head';
import { Tag } from '@furrow/ui/tag';
import { useYou } from '@furrow/you/react';
import * as words from './words';
import styles from './proof-head.module.css';

export type ProofHeadProps = {
  /** What is known of the document: its number, its place, its date. */
  children: ReactNode;
  trail: readonly Crumb[];
  title: string;
  /** What a check of this document is called in the visitor's ledger. */
  checkRef: string;
  /** Beside the button that prints. */
  share?: ReactNode;
};

/** Where the document stands, what it is, and whether this browser has checked it. */
export function ProofHead({ children, trail, title, checkRef, share }: ProofHeadProps) {
  const isChecked = useYou()?.entries.some(({ kind, ref }) => kind === 'check' && ref === checkRef) ?? false;
  return (
    <div className={styles.root}>
      <RecordHead
        trail={trail}
        title={title}
        actions={
          <>
            <Button variant="outlined" size="small" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.8} />
              {words.print}
            </Button>
            {share}
          </>
        }
      >
        {children}
        {isChecked ? <Tag tone="green">{words.checkedHere}</Tag> : <Tag>{words.notChecked}</Tag>}
      </RecordHead>
    </div>
  );
}
