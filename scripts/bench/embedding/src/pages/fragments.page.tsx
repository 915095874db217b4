import { Fragment } from '@furrow/remote/fragment';
import { PageMeta } from '@furrow/ui/page-meta';

export default function FragmentsPage() {
  return (
    <>
      <PageMeta
        title="Four fragments"
        description="Parts of three teams, each as its own release has it."
        path="/embedding/fragments"
      />
      <h1>From our neighbours</h1>
      <Fragment of="shop/featured-products" props={{ count: 4 }} />
      <Fragment of="shop/add-to-cart" props={{ product: 'heirloom-tomatoes' }} />
      <Fragment of="giving/featured-campaigns" props={{ count: 3 }} />
      <Fragment of="dao/open-proposals" props={{ count: 3 }} />
    </>
  );
}
