import type { FragmentProps } from '@furrow/formats/fragment.schema';

/** The parts of other teams in both pages: by their addresses as fragments, and by their files where they are built in. */
export const parts: { of: string; props: FragmentProps }[] = [
  { of: 'shop/featured-products', props: { count: 4 } },
  { of: 'shop/add-to-cart', props: { product: 'heirloom-tomatoes' } },
  { of: 'giving/featured-campaigns', props: { count: 3 } },
  { of: 'dao/open-proposals', props: { count: 3 } },
];

/** The slot of the page with slots in which a part stands: the name of the fragment. */
export function slotOf(of: string): string {
  return of.replace(/.*\//, '');
}
