import '@furrow/ui/site.css';
import type { ReactNode } from 'react';
import { Untranslated } from './untranslated';
import * as words from './words';
import { Footer } from './footer';
import { Header } from './header';
import { Notice } from './notice';
import { livePlaces, outletId } from '@furrow/engine/shell-element';
import progress from './progress-bar.module.css';
import styles from './shell.module.css';

/**
 * Everything around the pages. The shell is plain HTML, the same for all pages. React renders it once at build time and
 * never runs for it in the browser. The scripts of `boot/` make the header work.
 */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <a href="#main" className={`fw-hidden ${styles.skip}`}>
        {words.skip}
      </a>
      <Header />
      <div id={livePlaces.progress} className={progress.root} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <p>{words.noScripts}</p>
        <Untranslated />
        {children}
      </main>
      <div className={styles.footer}>
        <Footer />
      </div>
      <Notice />
      {/* An open dialog makes everything else inert. */}
      <div id={livePlaces.toasts} data-beside-dialogs="" />
      <p id={livePlaces.announcement} className="fw-hidden" aria-live="polite" data-beside-dialogs="" />
    </div>
  );
}

/** The outlet: the element that contains the page. */
export function Outlet() {
  return <div id={outletId} dangerouslySetInnerHTML={{ __html: __OUTLET_HTML__ }} />;
}
