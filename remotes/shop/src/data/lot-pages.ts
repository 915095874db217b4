import { traces } from './lot-traces.data';
import { marketplaceProducts } from './products.data';
import { lotPath } from './products.model';

/** The addresses of all lots. */
export const lotPages = marketplaceProducts.map(lotPath);

/** The addresses of the signed records of all lots: each handover, and the audit. */
export const proofPages = marketplaceProducts.flatMap((lot) => {
  const handovers = traces[lot.id]?.handovers ?? [];
  return [...handovers.map((_, index) => index + 1), 'audit'].map((n) => `${lotPath(lot)}/proof/${n}`);
});
