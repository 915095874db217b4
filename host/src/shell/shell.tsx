import { useState, type ReactNode } from 'react';
import { Footer } from './footer';
import { Header } from './header';
import { ProgressBar } from './progress-bar';
import styles from './shell.module.css';
import type { SiteTheme } from './theme.model';
import { Toasts } from './toaster';
import type { Toaster } from './toaster.model';

export type ShellProps = {
  /** The slot. */
  children: ReactNode;
  toaster: Toaster;
  theme: SiteTheme;
  /** Whether the header shows the cart; never while the shell hydrates. */
  cart?: boolean;
  /** A navigation to another page is under way. */
  loading?: boolean;
  /** What assistive technology is told after a navigation: the new page's title. */
  announcement?: string;
};

/**
 * The header and the footer around every page. They are prerendered once for all pages, so whatever depends on the path or on the
 * visitor appears right after hydration, without moving anything.
 */
export function Shell({ children, toaster, theme, cart = false, loading = false, announcement = '' }: ShellProps) {
  // The open menu of a small screen covers the page: what lies under it takes no focus.
  const [covered, setCovered] = useState(false);
  return (
    <div className={styles.root}>
      <a href="#main" inert={covered} className={`fw-hidden ${styles.skip}`}>
        Skip to content
      </a>
      <Header theme={theme} cart={cart} onCover={setCovered} />
      <ProgressBar active={loading} />
      <main id="main" inert={covered} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <div inert={covered} className={styles.footer}>
        <Footer theme={theme} />
      </div>
      <Toasts toaster={toaster} />
      <p className="fw-hidden" aria-live="polite">
        {announcement}
      </p>
    </div>
  );
}
