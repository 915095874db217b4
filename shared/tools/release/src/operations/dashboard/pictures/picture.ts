import { type Html, html } from '../html';

/*
 * Pictures are drawn as SVG without a script. They are as wide as their place: what lies beside each other has its
 * place in percent of the width, what lies above each other in pixels, and text keeps its size. So one drawing serves a
 * phone and a wide window.
 */

/** A place from the left, from `0` to `100`, as an attribute. */
export const percent = (place: number) => `${Number(place.toFixed(2))}%`;
/** A place from the top in pixels, as an attribute. */
export const pixels = (place: number) => String(Number(place.toFixed(1)));

/** A drawing, and what it says for those who do not see it. */
export type Picture = {
  /** What the picture shows, in one or two sentences. */
  label: string;
  /** In pixels. */
  height: number;
  drawing: Html;
  twin?: Twin;
};

/** The numbers of a picture as a table. */
export type Twin = { caption: string; columns: readonly string[]; rows: readonly (readonly (Html | string)[])[] };

/** A picture, with its numbers in a table that opens below it. */
export function picture({ label, height, drawing, twin }: Picture): Html {
  return html`<figure class="picture">
    <svg class="plot" width="100%" height="${height}" role="img" aria-label="${label}">${drawing}</svg>
    ${twin && twinOf(twin)}
  </figure>`;
}

/** The numbers of pictures as a table that opens and closes by a button. */
export function twinOf({ caption, columns, rows }: Twin): Html {
  return html`<details class="twin">
    <summary>${caption}</summary>
    <div class="scrolls" role="region" aria-label="${caption}" tabindex="0">
      <table>
        <thead>
          <tr>
            ${columns.map((column) => html`<th scope="col">${column}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([first = '', ...others]) =>
              html`<tr>
                <th scope="row">${first}</th>
                ${others.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

type Point = readonly [x: number, y: number];

/** A line through points. It consists of single lines, because the points of a `polyline` cannot be in percent. */
export function lineThrough(points: readonly Point[], kind: string): Html[] {
  return points.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = points[index] ?? [x, y];
    return html`<line
      class="${kind}"
      x1="${percent(fromX)}"
      y1="${pixels(fromY)}"
      x2="${percent(x)}"
      y2="${pixels(y)}"
    />`;
  });
}

/** The marks of pictures, of different shapes: nobody has to see their colors. */
export type Mark = 'dot' | 'ring' | 'diamond' | 'cross' | 'tick';

const shapes: Record<Mark, Html> = {
  dot: html`<circle r="5" />`,
  ring: html`<circle r="4" />`,
  diamond: html`<path d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />`,
  cross: html`<path d="M-5-5 5 5M5-5-5 5" />`,
  tick: html`<path d="M0-5V5" />`,
};

/** A mark at a place. Pointing at it shows `title`. */
export function markAt([x, y]: Point, mark: Mark, kind: string, title?: string): Html {
  return html`<svg class="at ${kind} shape-${mark}" x="${percent(x)}" y="${pixels(y)}">
    ${title !== undefined && html`<title>${title}</title>`}${shapes[mark]}
  </svg>`;
}

/** A mark with a word beside it, for the legend of a picture. */
export function legendMark(mark: Mark, kind: string, word: string): Html {
  return html`<span>
    <svg width="16" height="16" viewBox="-8 -8 16 16" aria-hidden="true">
      <g class="${kind} shape-${mark}">${shapes[mark]}</g>
    </svg>
    ${word}
  </span>`;
}

/**
 * Words in a picture.
 *
 * @param anchor which part of the words is at the place
 */
export function textAt(
  [x, y]: Point,
  words: string,
  { anchor = 'start', kind = '' }: { anchor?: 'start' | 'middle' | 'end'; kind?: string } = {},
): Html {
  return html`<text class="${kind}" x="${percent(x)}" y="${pixels(y)}" text-anchor="${anchor}">${words}</text>`;
}

/** Times below a picture, each with a fine line upward. Every second one is left out on phones. */
export function timeAxis(
  ticks: readonly { at: number; label: string }[],
  x: (at: number) => number,
  [top, bottom]: readonly [top: number, bottom: number],
): Html[] {
  return ticks.map(({ at, label }, index) => {
    const place = x(at);
    const anchor = place > 94 ? 'end' : place < 6 ? 'start' : 'middle';
    return html`<g class="${index % 2 === 1 ? 'if-wide' : ''}"
      ><line class="grid" x1="${percent(place)}" y1="${top}" x2="${percent(place)}" y2="${bottom}" />${textAt(
        [place, bottom + 16],
        label,
        { anchor },
      )}</g
    >`;
  });
}

/** The styles of pictures. Colors and type come from the tokens of the site, in light and dark. */
export const pictureStyles = `
.picture { margin: 0; }
.plot { display: block; overflow: visible; }
.plot text { fill: var(--fw-ink-2); font: 400 0.8125rem/1 var(--fw-text); font-variant-numeric: tabular-nums; paint-order: stroke; stroke: var(--fw-paper); stroke-width: 4; stroke-linejoin: round; }
.plot .strong { fill: var(--fw-ink); font-weight: 600; }
.plot .in-chain { fill: var(--fw-chain); font-weight: 600; }
.plot .in-tomato { fill: var(--fw-tomato); font-weight: 600; }
.plot .at { overflow: visible; }
.grid { stroke: var(--fw-rule); }
.base { stroke: var(--fw-rule-2); }
.limit { stroke: var(--fw-tomato); stroke-width: 1.5; stroke-dasharray: 6 4; }
.series { stroke: var(--fw-chain); stroke-width: 2.25; stroke-linecap: round; }
.history { stroke: var(--fw-primary); stroke-width: 1.8; stroke-linecap: round; }
.of-live { fill: var(--fw-primary); stroke: var(--fw-paper); }
.of-seen { fill: var(--fw-paper); stroke: var(--fw-chain); stroke-width: 2; }
.of-withdrawn { fill: none; stroke: var(--fw-tomato); stroke-width: 2.75; stroke-linecap: round; }
.of-published { fill: none; stroke: var(--fw-ink-3); stroke-width: 1.5; }
.fill-live { fill: var(--fw-primary); }
.fill-canary { fill: url(#hatch) var(--fw-chain-tint); stroke: var(--fw-chain); }
.fill-share { fill: var(--fw-chain-tint); stroke: var(--fw-chain); }
.fill-room { fill: var(--fw-rule); }
.hatching { stroke: var(--fw-chain); stroke-width: 2; }
.swatches { position: absolute; }
.twin { margin-top: 8px; }
.twin summary { display: inline-block; padding: 4px 0; color: var(--fw-ink-2); text-decoration: underline dotted; text-underline-offset: 3px; cursor: pointer; }
.twin summary:hover { color: var(--fw-ink); }
.twin table { width: auto; min-width: 20em; }
.twin th, .twin td { padding: 6px 20px 6px 0; font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
.legend span { display: inline-flex; align-items: center; gap: 6px; }
@media (width < 40em) { .if-wide { display: none; } }
@media (width >= 40em) { .if-narrow { display: none; } }
`;

/** The pattern of what is drawn of a canary. Every document with pictures has it once. */
export const hatch = html`<svg class="swatches" width="0" height="0" aria-hidden="true">
  <pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="hatching" d="M0 0V5" />
  </pattern>
</svg>`;
