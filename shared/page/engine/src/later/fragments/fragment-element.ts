import { fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { Fragment, type FragmentSite } from './fragment';
import { defineSlotElement } from '../common/slot-element';

/**
 * Defines the custom element of fragments. It applies to the fragments in the document, and to those of pages that are
 * shown later.
 */
export function defineFragmentElement(site: FragmentSite): void {
  class FragmentElement extends HTMLElement {
    static observedAttributes = [fragmentPropsAttribute];
    private fragment: Fragment | undefined;

    connectedCallback() {
      this.fragment ??= new Fragment(this, site);
    }

    disconnectedCallback() {
      // When an element is moved, it is disconnected and connected again at once, and is still in the document
      // afterwards.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.fragment?.leave();
        this.fragment = undefined;
      });
    }

    attributeChangedCallback() {
      this.fragment?.update();
    }
  }

  if (!customElements.get(fragmentTag)) customElements.define(fragmentTag, FragmentElement);
  defineSlotElement(site);
}
