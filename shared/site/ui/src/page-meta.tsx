import { useEffect, version } from 'react';
import { absolute, addressHere } from './structured-data';
import { sitePictureText } from './words';

/** The picture of pages that have none of their own. The host's release gives it to the site, at an address that stays. */
const sitePicture = {
  url: '/share/furrow.png',
  text: sitePictureText,
};

export type PageMetaProps = {
  /** Without the site's name, which is added; the landing page gives the whole title with the name in it. */
  title: string;
  description: string;
  /** The canonical path, e.g. `/impact-dashboard` for both addresses of that page. */
  path: string;
  /** The day the page was last changed in a way that matters, for the sitemap: `2025-03-15`. */
  modified?: string;
  /** A page for one visitor, such as a checkout: search engines and the sitemap leave it out. */
  unlisted?: boolean;
  /** What a shared link is shown as; an article has an author and a date in its JSON-LD. */
  type?: 'website' | 'article';
  /** The address of a PNG of 1200 by 630 pixels, to be shown where the page is shared; the site's own when absent. */
  picture?: { url: string; text: string };
  /** Feeds of what the page lists. Their addresses are those of the language of the sources. */
  feeds?: { title: string; type: string; href: string }[];
  /** One schema.org object, or several in an array. */
  jsonLd?: object;
};

/** React 18 leaves the tags where they are rendered, and later versions move them to the head. */
const movesTags = !version.startsWith('18.');

/**
 * Title, description, canonical address and preview of a page. React moves the tags to the head; the JSON-LD stays
 * where it stands. With React 18 it has to be the first thing that a page renders: the prerenderer moves the tags to
 * the head of the page's document, and in the browser they are the host's.
 */
export function PageMeta({ jsonLd, ...described }: PageMetaProps) {
  return (
    <>
      {movesTags || typeof document === 'undefined' ? (
        <Tags {...described} />
      ) : (
        <Title>{fullTitle(described.title)}</Title>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}

function fullTitle(title: string): string {
  return title.includes('Furrow') ? title : `${title} | Furrow`;
}

/** The title of a page for which the host has no document, because its path was not prerendered. */
function Title({ children }: { children: string }) {
  useEffect(() => {
    document.title = children;
  }, [children]);
  return null;
}

function Tags({
  title,
  description,
  path,
  modified,
  unlisted,
  type = 'website',
  picture = sitePicture,
  feeds = [],
}: Omit<PageMetaProps, 'jsonLd'>) {
  const whole = fullTitle(title);
  const address = absolute(addressHere(path));
  return (
    <>
      <title>{whole}</title>
      <meta name="description" content={description} />
      {unlisted && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {feeds.map((feed) => (
        <link key={feed.href} rel="alternate" {...feed} href={addressHere(feed.href)} />
      ))}
      <meta property="og:site_name" content="Furrow" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={whole} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={__LANGUAGE__ ? `${__LANGUAGE__}_US` : 'en_US'} />
      <meta property="og:image" content={absolute(picture.url)} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.text} />
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
