import { printAddress } from './print-address';

const printed = () => {
  dispatchEvent(new Event('beforeprint'));
  return document.documentElement.style.getPropertyValue('--fw-address');
};

it('prints the canonical address of a page, with the query of a page that differs with it', () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  document.head.append(canonical);
  printAddress();

  canonical.href = 'https://furrow.example/';
  expect(printed()).toBe('"furrow.example"');

  history.replaceState(null, '', '/orders?id=ORD-743');
  canonical.href = 'https://furrow.example/orders';
  expect(printed()).toBe('"furrow.example/orders?id=ORD-743"');

  history.replaceState(null, '', '/impact?from=footer');
  canonical.href = 'https://furrow.example/impact-dashboard';
  expect(printed()).toBe('"furrow.example/impact-dashboard"');
});
