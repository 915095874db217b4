import { render } from '@testing-library/react';
import { Outlines } from './outlines';

// jsdom lays nothing out, and has no ranges with a box.
const box = { top: 50, left: 10, width: 300, height: 200 } as DOMRect;
Range.prototype.getBoundingClientRect = () => box;

const slot = (name: string, parts: string) => `<furrow-slot data-slot="${name}" data-props="{}">${parts}</furrow-slot>`;
const part = (of: string, inner = '') => `<furrow-fragment data-fragment="${of}">${inner}</furrow-fragment>`;

it('frames each slot of a remote, and says who fills it and which others are not shown there', () => {
  const page = document.createElement('div');
  page.innerHTML = `<div data-island="content">${slot('farm', part('giving/card', slot('more', '')) + part('dao/votes'))}${slot('related', '<p>Nothing</p>')}</div>`;
  document.body.append(page);
  const apps = ['content', 'giving'].map((name) => ({ name, color: 'red' }));
  const fills = (slot: string, fragment: string) => ({ extras: { slots: { fills: [{ slot, order: 1, fragment }] } } });
  const live: Record<string, unknown> = {
    giving: fills('content/farm', 'card'),
    shop: fills('content/farm', 'lots'),
    farmer: fills('content/related', 'loans'),
    dao: { extras: {} },
  };
  const discovery = { remotes: () => Object.keys(live), live: (name: string) => live[name] };
  const { container } = render(<Outlines apps={apps as never} lit={undefined} discovery={discovery as never} />);
  const markers = Array.from(container.querySelectorAll('span:has(b)'), ({ children }) => [
    children[1]?.textContent,
    children[2]?.textContent,
  ]);
  expect(markers).toEqual([
    ['slot content/farm', 'filled by giving/card, dao/votes; not shown here: shop/lots'],
    ['slot content/related', 'filled by nobody; not shown here: farmer/loans'],
    ['slot giving/more', 'filled by nobody'],
  ]);
});
