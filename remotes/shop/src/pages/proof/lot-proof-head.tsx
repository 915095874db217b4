import { ProofHead } from '@furrow/proof/proof-head';
import { useNotify } from '@furrow/remote/services';
import { RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { ShareButton } from '@furrow/ui/share-button';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';

export type LotProofHeadProps = {
  product: MarketplaceProduct;
  title: string;
  place: string;
  /** The page's own step of the breadcrumb. */
  name: string;
  checkRef: string;
};

/** The head of a document of a lot. */
export function LotProofHead({ product, title, place, name, checkRef }: LotProofHeadProps) {
  const notify = useNotify();
  return (
    <ProofHead
      trail={[{ name: 'Marketplace', to: '/marketplace' }, { name: product.name, to: lotPath(product) }, { name }]}
      title={title}
      checkRef={checkRef}
      share={<ShareButton size="small" title={title} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />}
    >
      <RecordNumber>LOT {shortNumber(product.lot)}</RecordNumber>
      <RecordPlace>{place}</RecordPlace>
    </ProofHead>
  );
}

const linkCopied = { title: 'Link copied!', description: 'The address of this page has been copied to clipboard.' };
const linkFailed = {
  title: 'Failed to copy link',
  description: 'Please copy the link manually',
  tone: 'destructive',
} as const;
