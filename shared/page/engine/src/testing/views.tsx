import { useState } from 'react';
import type { InspectorKit } from '../later/inspector/inspector-panel';
import type { PartFailedProps, SiteViews } from '../later/navigation/site-views';

const titles = { notFound: 'No page | Orchard', failure: 'Not loaded | Orchard' };

function NotFound() {
  return (
    <>
      <title>{titles.notFound}</title>
      <h1>No page</h1>
    </>
  );
}

function PartFailed({ tries, onRetry }: PartFailedProps) {
  return (
    <div role="alert">
      <title>{titles.failure}</title>
      <h1>Not loaded</h1>
      <p>{tries} tries</p>
      <button onClick={() => void onRetry()}>Retry</button>
    </div>
  );
}

/** The views of a made-up site. */
export const views: SiteViews = {
  NotFound,
  PartFailed,
  Toasts: () => null,
  titles,
  progressBar: 'bar',
  loadInspector: () => Promise.resolve({ openInspector() {} }),
};

/** The notice, as the document of a site holds it. */
export const notice = '<div id="notice"><div hidden><p></p><button>Try Again</button></div></div>';

/** What the inspector of a made-up site is drawn with. */
export const kit: InspectorKit = {
  Button: ({ onClick, children }) => <button onClick={onClick}>{children}</button>,
  Line: () => <hr />,
  useCopy() {
    const [copied, setCopied] = useState(false);
    const copy = async (text: string) => {
      const done = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      setCopied(done);
      return done;
    };
    return { copied, copy };
  },
};
