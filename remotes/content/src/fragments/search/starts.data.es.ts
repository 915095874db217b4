import donate from '@furrow/ui/art/icon-donate.svg';
import loan from '@furrow/ui/art/icon-loan.svg';
import market from '@furrow/ui/art/icon-market.svg';
import vote from '@furrow/ui/art/icon-vote.svg';
import type { SearchEntry } from '@furrow/formats/search-entry';

export const starts = [
  { kind: 'page', title: 'Mercado', sub: 'Cada lote con su recorrido', href: '/marketplace', art: market },
  {
    kind: 'page',
    title: 'Donar comida',
    sub: 'Recolección gratis y recibo para impuestos',
    href: '/donate-food',
    art: donate,
  },
  {
    kind: 'page',
    title: 'Pedir un préstamo',
    sub: 'De $1,000 a $100,000 al 8.0\u00a0% anual fijo',
    href: '/loan-application',
    art: loan,
  },
  { kind: 'page', title: 'Votación', sub: 'Las propuestas abiertas de la DAO', href: '/governance/voting', art: vote },
] satisfies SearchEntry[];
