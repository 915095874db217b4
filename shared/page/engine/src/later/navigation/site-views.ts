import type { ComponentType } from 'react';
import type { openInspector } from '../inspector/inspector';
import type { ViewTitles } from './outlet-state';
import type { Toaster } from './toaster.model';

/** What the view of a page that could not be loaded gets. */
export type PartFailedProps = {
  /** The name of the remote; undefined when it is not known which remote owns the page. */
  part?: string;
  version?: string;
  /** Why it could not be loaded, in plain words, such as "no response after 8 s". */
  reason: string;
  /** How many times the page was tried. */
  tries: number;
  onRetry: () => Promise<void>;
  /** The address of the page. */
  href: string;
};

/** What the site draws for the engine, beside its shell. */
export type SiteViews = {
  /** The page for a path that nobody owns. */
  NotFound: ComponentType;
  PartFailed: ComponentType<PartFailedProps>;
  Toasts: ComponentType<{ toaster: Toaster }>;
  titles: ViewTitles;
  /** The class of the bar that stands in the shell while a page loads. */
  progressBar: string;
  loadInspector: () => Promise<{ openInspector: (options: Omit<Parameters<typeof openInspector>[0], 'kit'>) => void }>;
};
