import { PageMeta } from '@furrow/ui/page-meta';
import OpenProposalsFragment from '../../../../../remotes/dao/src/fragments/open-proposals/open-proposals.fragment';
import FeaturedCampaignsFragment from '../../../../../remotes/giving/src/fragments/featured-campaigns/featured-campaigns.fragment';
import AddToCartFragment from '../../../../../remotes/shop/src/fragments/add-to-cart/add-to-cart.fragment';
import FeaturedProductsFragment from '../../../../../remotes/shop/src/fragments/featured-products/featured-products.fragment';

export default function BuiltInPage() {
  return (
    <>
      <PageMeta
        title="Four parts"
        description="The same parts of three teams, built into the page."
        path="/embedding/built-in"
      />
      <h1>From our neighbours</h1>
      <FeaturedProductsFragment count={4} />
      <AddToCartFragment product="heirloom-tomatoes" />
      <FeaturedCampaignsFragment count={3} />
      <OpenProposalsFragment count={3} />
    </>
  );
}
