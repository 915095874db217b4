import share from './share.png';

const origin = 'https://furrow.example';

export type PageMetaProps = {
  /** Without the site's name, which is added; the landing page gives the whole title with the name in it. */
  title: string;
  description: string;
  /** The canonical path, e.g. `/impact-dashboard` for both addresses of that page. */
  path: string;
  /** URL of a picture for shared links; the site's own by default. */
  image?: string;
  /** What a shared link is shown as; an article has an author and a date in its JSON-LD. */
  type?: 'website' | 'article';
  /** One schema.org object, or several in an array. */
  jsonLd?: object;
};

/** Title, description, canonical address and preview of a page. React moves the tags to the head; the JSON-LD stays where it stands. */
export function PageMeta({ title, description, path, image = share, type = 'website', jsonLd }: PageMetaProps) {
  const fullTitle = title.includes('Furrow') ? title : `${title} | Furrow`;
  const address = new URL(path, origin).href;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Furrow" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={new URL(image, origin).href} />
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
