import { fragmentAttribute, fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { pageAttribute } from '@furrow/contract/island-element';
import {
  deepestSlot,
  slotAttribute,
  slotPropsAttribute,
  slotTag,
  unfilledAttribute,
} from '@furrow/contract/slot-element';
import { hostName } from '@furrow/discovery/discovery';
import { fragmentParts } from '@furrow/formats/fragment-props';
import type { FragmentSite } from '../fragments/fragment';

/**
 * Defines the custom element of slots. Documents come with the parts in them. Only a slot that code has drawn is filled
 * here, and all of them for a visitor who gets other versions than the document is made of.
 */
export function defineSlotElement(site: Pick<FragmentSite, 'overrides' | 'releases'>): void {
  class SlotElement extends HTMLElement {
    connectedCallback() {
      if (site.overrides.size === 0 && !this.hasAttribute(unfilledAttribute)) return;
      // The page is whole without parts that cannot be found.
      fillSlot(this, site.releases).catch(() => {});
    }
  }
  if (!customElements.get(slotTag)) customElements.define(slotTag, SlotElement);
}

async function fillSlot(slot: HTMLElement, loadReleases: FragmentSite['releases']): Promise<void> {
  const above = fragmentsAbove(slot);
  if (above.length >= deepestSlot) return;
  const { partsOf } = await loadReleases();
  const props = slot.getAttribute(slotPropsAttribute) ?? '{}';
  const found = await partsOf(`${ownerOf(slot)}/${slot.getAttribute(slotAttribute)}`, props);
  // A rollback may bring back a circle, which no gate has seen. Composition leaves the part out, too.
  const parts = found.filter((of) => !above.includes(of));
  const present = new Map(
    Array.from(slot.querySelectorAll(`:scope > ${fragmentTag}`), (part) => [
      part.getAttribute(fragmentAttribute),
      part,
    ]),
  );
  if (parts.length + present.size > 0)
    slot.replaceChildren(...parts.map((of) => present.get(of) ?? partElement(of, props)));
}

/** The fragments that an element is in, by their addresses. */
function fragmentsAbove(element: Element): (string | null)[] {
  const fragment = element.parentElement?.closest(fragmentTag);
  return fragment ? [fragment.getAttribute(fragmentAttribute), ...fragmentsAbove(fragment)] : [];
}

/** The app whose page, fragment or shell the slot is in. */
export function ownerOf(slot: Element): string {
  const island = slot.closest(`${fragmentTag},[${pageAttribute}]`);
  const fragment = island?.getAttribute(fragmentAttribute);
  return fragment ? fragmentParts(fragment).remote : (island?.getAttribute(pageAttribute) ?? hostName);
}

function partElement(of: string, props: string): Element {
  const part = document.createElement(fragmentTag);
  part.setAttribute(fragmentAttribute, of);
  part.setAttribute(fragmentPropsAttribute, props);
  return part;
}

/** Marks the slots in HTML of a release, which no document has filled. */
export function markUnfilled(within: ParentNode): void {
  for (const slot of within.querySelectorAll(slotTag)) slot.setAttribute(unfilledAttribute, '');
}
