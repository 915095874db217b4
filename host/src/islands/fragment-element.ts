import { fragmentPropsAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { Fragment, type FragmentSite } from './fragment';

/** Defines the element of fragments. Those in the document come to life, and so do those of pages that are shown later. */
export function defineFragmentElement(site: FragmentSite): void {
  class FragmentElement extends HTMLElement {
    static observedAttributes = [fragmentPropsAttribute];
    private fragment: Fragment | undefined;

    connectedCallback() {
      this.fragment ??= new Fragment(this, site);
    }

    disconnectedCallback() {
      // An element that is moved is disconnected and connected at once.
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
}
