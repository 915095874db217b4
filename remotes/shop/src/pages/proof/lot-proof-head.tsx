import { ProofHead } from '@furrow/proof/proof-head';
import { useNotify } from '@furrow/remote/services';
import { RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { ShareButton } from '@furrow/ui/share-button';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import * as words from './words';

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
      trail={[{ name: words.marketplace, to: '/marketplace' }, { name: product.name, to: lotPath(product) }, { name }]}
      title={title}
      checkRef={checkRef}
      share={<ShareButton size="small" title={title} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />}
    >
      <RecordNumber>{words.lotNumber(shortNumber(product.lot))}</RecordNumber>
      <RecordPlace>{place}</RecordPlace>
    </ProofHead>
  );
}

const linkCopied = { title: words.linkCopied, description: words.linkCopiedText };
const linkFailed = { title: words.linkFailed, description: words.linkFailedText, tone: 'destructive' } as const;
