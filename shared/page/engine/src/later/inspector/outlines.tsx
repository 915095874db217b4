import { useEffect, useReducer, type CSSProperties } from 'react';
import { fragmentAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { slotAttribute, slotTag } from '@furrow/contract/slot-element';
import { ownerOf } from '../common/slot-element';
import type { SiteDiscovery } from '../releases/site-discovery';
import { kilobytes, islandsOf, type MeasuredApp } from './measure';
import styles from './outlines.module.css';

export type OutlinesProps = {
  apps: (MeasuredApp & { color: string })[];
  lit: string | undefined;
  discovery: Pick<SiteDiscovery, 'remotes' | 'live'>;
};

/**
 * Draws a colored frame around each page, each fragment, each slot and the parts of the host, with a marker in the upper left
 * corner. Clicks go through the frames.
 */
export function Outlines({ apps, lit, discovery }: OutlinesProps) {
  const [, measureAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const options = { passive: true, capture: true };
    window.addEventListener('scroll', measureAgain, options);
    window.addEventListener('resize', measureAgain);
    return () => {
      window.removeEventListener('scroll', measureAgain, options);
      window.removeEventListener('resize', measureAgain);
    };
  }, []);
  return apps.flatMap((app) =>
    framesOf(app, discovery).map(({ box, title, detail, isPart, isSlot }, index) => (
      <div
        key={`${app.name} ${index}`}
        className={styles.root}
        data-slot={isSlot ? '' : undefined}
        data-small={isPart && box.top > markerHeight ? '' : undefined}
        data-end={box.left > innerWidth / 2 ? '' : undefined}
        data-faded={lit !== undefined && lit !== app.name ? '' : undefined}
        style={
          {
            '--part': app.color,
            '--top': `${box.top}px`,
            '--left': `${box.left}px`,
            '--width': `${box.width}px`,
            '--height': `${box.height}px`,
          } as CSSProperties
        }
        aria-hidden="true"
      >
        {title && (
          <span className={styles.marker}>
            <span className={styles.bead} />
            <b>{title}</b>
            <span className={styles.detail}>{detail}</span>
          </span>
        )}
      </div>
    )),
  );
}

/** In pixels. */
const markerHeight = 36;

type Frame = { box: DOMRect; title?: string; detail?: string; isPart?: boolean; isSlot?: boolean };

/**
 * Returns the frames of an app with the texts of their markers. The host has frames around everything outside the outlet,
 * and a remote around its page and its fragments.
 */
function framesOf({ name, version, loaded }: MeasuredApp, discovery: OutlinesProps['discovery']): Frame[] {
  const selector = name === 'host' ? '#shell header, #shell footer' : islandsOf(name);
  const elements = [...document.querySelectorAll<HTMLElement>(selector)];
  const slots = [...document.querySelectorAll(slotTag)].filter((slot) => ownerOf(slot) === name);
  // An element without a size, such as an empty cart, gets no frame.
  const ofIslands = elements.flatMap<Frame>((element, index) => {
    const box = element.getBoundingClientRect();
    if (box.height === 0) return [];
    const fragment = element.getAttribute(fragmentAttribute);
    if (fragment) {
      const { version: own = '', hydrate = '' } = element.dataset;
      return {
        box,
        isPart: true,
        title: fragment,
        detail: `${own} ${hydrate}, ${kilobytes(element.innerHTML.length)} of HTML`,
      };
    }
    if (index > 0) return { box };
    const cost = loaded && `${Math.round(loaded.to - loaded.from)} ms ${kilobytes(loaded.bytes)}`;
    return { box, title: name, detail: `${version ?? ''} ${cost ?? ''}` };
  });
  return [...ofIslands, ...slots.map((slot) => frameOfSlot(slot, name, discovery))];
}

/**
 * The frame around all that stands in a slot, which has no box of its own. Live fragments that fill the slot may be left
 * out of this one: by its props, its room, whom it takes, or the settings of the site.
 */
function frameOfSlot(slot: Element, owner: string, { remotes, live }: OutlinesProps['discovery']): Frame {
  const address = `${owner}/${slot.getAttribute(slotAttribute)}`;
  const content = document.createRange();
  content.selectNodeContents(slot);
  const parts = Array.from(slot.querySelectorAll(`:scope > ${fragmentTag}`), (part) =>
    part.getAttribute(fragmentAttribute),
  );
  const others = remotes()
    .flatMap((name) =>
      (live(name)?.extras.slots?.fills ?? []).map((filling) => ({ ...filling, of: `${name}/${filling.fragment}` })),
    )
    .filter(({ slot: filled, of }) => filled === address && !parts.includes(of))
    .map(({ of }) => of);
  return {
    box: content.getBoundingClientRect(),
    isSlot: true,
    title: `slot ${address}`,
    detail: `filled by ${parts.join(', ') || 'nobody'}${others.length > 0 ? `; not shown here: ${others.join(', ')}` : ''}`,
  };
}
