import { NotFound } from '@furrow/remote/services';
import { useParams } from '@furrow/router';
import { marketplaceProducts } from '../../data/products.data';
import { traces } from '../../data/lot-traces.data';
import { AuditProof } from './audit-proof';
import { HandoverProof } from './handover-proof';

/** What was signed at one handover of a lot, or by its auditors. A handover that nobody has signed does not have a page. */
export default function ProofPage() {
  const { id, n } = useParams();
  const product = marketplaceProducts.find((candidate) => candidate.id === id);
  const trace = product && traces[product.id];
  if (!trace) return <NotFound />;
  if (n === 'audit') return <AuditProof key={product.id} product={product} trace={trace} />;
  const index = trace.handovers.findIndex((_, each) => String(each + 1) === n);
  if (index < 0) return <NotFound />;
  // Another document is another page: no check of the one before stays.
  return <HandoverProof key={`${product.id}/${n}`} product={product} trace={trace} index={index} />;
}
