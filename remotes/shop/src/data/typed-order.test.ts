import { receiptOfPath } from './typed-order';

it.each([
  ['/orders/ORD-743', '/orders?id=ORD-743'],
  ['/orders/ord-743', '/orders?id=ORD-743'],
  ['/es/orders/ORD-743', '/es/orders?id=ORD-743'],
  ['/ar-XB/orders/ORD-743', '/ar-XB/orders?id=ORD-743'],
  ['/a/es/orders/ORD-743', undefined],
  ['/orders', undefined],
  ['/orders/none', undefined],
  ['/orders/ORD-743/lines', undefined],
  ['/farms/ORD-743', undefined],
])('takes %s for %s', (path, receipt) => expect(receiptOfPath(path)).toBe(receipt));
