import type { ReactNode } from 'react';
import { ButtonLink } from '@furrow/ui/button';
import { FloodHero, type FloodTone } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { StatRow, type Stat } from '@furrow/ui/stat-row';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { Closing } from './closing';
import { HeroArt } from './hero-art';

type Action = { label: string; to: string };

/** A colored band with one line, one sentence and where to go from there; the first action is the main one. */
type Appeal = { tone: FloodTone; title: string; text: string; actions: readonly Action[] };

export type MarketingPageContent = {
  /** The subject of the page. */
  title: string;
  /** What the browser's tab and search results name it. */
  tab: string;
  description: string;
  path: string;
  /** `night` is the picture for the dark theme. */
  hero: Appeal & { picture: string; night: string };
  figures?: readonly Stat[];
  closing: Appeal;
};

export type MarketingPageProps = {
  /** The sections between the figures and the closing band. */
  children: ReactNode;
  content: MarketingPageContent;
};

/** What the pages that present a part of Furrow have in common: a hero, figures, sections of their own, a closing band. */
export function MarketingPage({ children, content }: MarketingPageProps) {
  const { title, tab, description, path, hero, figures, closing } = content;
  return (
    <>
      <PageMeta title={tab} description={description} path={path} jsonLd={breadcrumbs([{ name: title, path }])} />
      <FloodHero
        tone={hero.tone}
        label={{ subject: title }}
        title={hero.title}
        lede={hero.text}
        art={<HeroArt day={hero.picture} night={hero.night} />}
      >
        <Actions {...hero} />
      </FloodHero>
      {figures && (
        <div className="fw-wrap">
          <StatRow stats={figures} />
        </div>
      )}
      {children}
      <Closing tone={closing.tone} title={closing.title} text={closing.text}>
        <Actions {...closing} />
      </Closing>
    </>
  );
}

function Actions({ tone, actions }: Pick<Appeal, 'tone' | 'actions'>) {
  const main = tone === 'green' ? 'onColor' : 'primary';
  return actions.map(({ label, to }, index) => (
    <ButtonLink key={to} to={to} size="large" variant={index === 0 ? main : 'outlined'}>
      {label}
    </ButtonLink>
  ));
}
