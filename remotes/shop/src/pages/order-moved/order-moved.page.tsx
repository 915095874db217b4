import { useEffect } from 'react';
import { useNavigate } from '@furrow/router';
import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';

/** The address of the last order, as it was before orders had receipts: it leads on. */
export default function OrderMovedPage() {
  const navigate = useNavigate();
  useEffect(() => void navigate('/orders', { replace: true }), [navigate]);
  return (
    <>
      <PageMeta title="Your orders" description="Your orders have a page of their own." path="/orders" unlisted />
      <PageHead
        title="Your orders"
        lede="Orders have a page of their own now."
        actions={<ButtonLink to="/orders">See your orders</ButtonLink>}
      />
    </>
  );
}
