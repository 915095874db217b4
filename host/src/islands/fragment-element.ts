import { fragmentPropsAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { createFragmentHtml } from './fragment-html';
import { createLiveFragment, type FragmentSite, type LiveFragment } from './live-fragment';

/**
 * Defines the element of fragments. Those in the document come to life, and so do those of pages that are shown later.
 *
 * @returns a function that fetches the HTML of a fragment before its element is there
 */
export function defineFragmentElement(site: FragmentSite): (of: string) => void {
  const html = createFragmentHtml(site.discovery);

  class FragmentElement extends HTMLElement {
    static observedAttributes = [fragmentPropsAttribute];
    private fragment: LiveFragment | undefined;

    connectedCallback() {
      this.fragment ??= createLiveFragment(this, site, html);
    }

    disconnectedCallback() {
      // An element that is moved is disconnected and connected at once.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.fragment?.remove();
        this.fragment = undefined;
      });
    }

    attributeChangedCallback() {
      this.fragment?.update();
    }
  }

  if (!customElements.get(fragmentTag)) customElements.define(fragmentTag, FragmentElement);
  return (of) => void html.find(of).catch(() => {});
}
