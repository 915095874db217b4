import type { ReactNode } from 'react';
import * as words from './words';
import styles from './sample-note.module.css';

export type SampleNoteProps = {
  children: ReactNode;
  /** Names the note, so that the controls right above it are described by it. */
  id?: string;
};

/**
 * Says what simulated controls do not do: "nothing you enter is sent". It stands at the foot of a page, or with an `id`
 * beside the controls.
 */
export function SampleNote({ children, id }: SampleNoteProps) {
  return (
    <p id={id} className={styles.root}>
      {words.sampleSite}: {children}.
    </p>
  );
}
