import { createElement, useId, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { renderToString } from 'react-dom/server';
import type { LifecycleProps, Lifecycles } from '@furrow/contract';
import { fragmentTag } from '@furrow/contract/fragment-element';
import { withDefaults } from './default-services';
import { createFragmentLifecycles } from './fragment-lifecycles';
import { FragmentRoot } from './fragment-root';
import { reactMinor } from './island-root';

jest.mock('./public-path', () => ({ siteOrigin: 'https://furrow.example' }));
Object.assign(globalThis, { __APP_VERSION__: '1.2.0' });

function Hay({ bales }: { bales: number }) {
  const [mown, mow] = useState(0);
  return (
    <button id={useId()} onClick={() => mow(mown + 1)}>
      {bales} bales, {mown} mown
    </button>
  );
}

let chunk: () => Promise<{ default: typeof Hay }>;
let props: LifecycleProps;
let lifecycles: Required<Lifecycles>;

// Lifecycles wait for React themselves.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  chunk = () => Promise.resolve({ default: Hay });
  const fragment = {
    name: 'hay',
    module: () => chunk(),
    schema: () => Promise.reject(new Error('of the build')),
    variants: [{}],
  };
  lifecycles = createFragmentLifecycles({ name: 'meadow', fragments: [fragment] }).hay as Required<Lifecycles>;
  const domElement = document.body.firstElementChild as HTMLElement;
  props = { name: 'meadow/hay', domElement, fragmentProps: { bales: 3 } };
});

const button = () => document.querySelector('button');
async function press() {
  button()?.click();
  await Promise.resolve();
}

/** Fills the element as a document does. */
function sendHtml(element: HTMLElement) {
  const root = (
    <FragmentRoot services={withDefaults(props, () => false, '')} Fragment={Hay} fragmentProps={{ bales: 3 }} />
  );
  element.innerHTML = renderToString(root, { identifierPrefix: 'fragment-7-' });
  Object.assign(element.dataset, { version: '1.2.0', react: reactMinor, ids: 'fragment-7-' });
}

it('gets other props without losing its state, and leaves nothing', async () => {
  await lifecycles.mount(props);
  await press();
  await lifecycles.update({ ...props, fragmentProps: { bales: 4 } });
  expect(button()).toHaveTextContent('4 bales, 1 mown');
  await lifecycles.unmount(props);
  expect(document.body.innerHTML).toBe('<div></div>');
  await lifecycles.update(props);
  expect(document.body.innerHTML).toBe('<div></div>');
});

it('is drawn beside another of its kind with ids of its own', async () => {
  const other = { ...props, domElement: document.body.appendChild(document.createElement('div')) };
  await lifecycles.mount(props);
  await lifecycles.mount(other);
  const ids = Array.from(document.querySelectorAll('button'), ({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  await lifecycles.unmount(props);
  await lifecycles.unmount(other);
});

it('hydrates the HTML of its version, with the ids that the element names', async () => {
  sendHtml(props.domElement);
  const sent = button();
  await lifecycles.mount(props);
  await press();
  expect(button()).toBe(sent);
  expect(sent).toHaveTextContent('3 bales, 1 mown');
  await lifecycles.unmount(props);
});

it('hears a press in a page of the same React from the moment in which it takes over the HTML', async () => {
  const page = createRoot(props.domElement);
  flushSync(() => page.render(createElement(fragmentTag, { dangerouslySetInnerHTML: { __html: '' } })));
  const domElement = props.domElement.firstElementChild as HTMLElement;
  sendHtml(domElement);
  const isTaken = () => Object.keys(domElement).some((key) => key.startsWith('__reactContainer$'));
  const mounted = lifecycles.mount({ ...props, domElement });
  // React works in tasks, so nothing but microtasks is between taking over and this press.
  while (!isTaken()) await Promise.resolve();
  button()?.click();
  await mounted;
  expect(button()).toHaveTextContent('3 bales, 1 mown');
  await lifecycles.unmount({ ...props, domElement });
  page.unmount();
});

it('leaves the element alone when its chunk does not come', async () => {
  chunk = () => Promise.reject(new Error('offline'));
  props.domElement.innerHTML = '<p>Look out of the window.</p>';
  await expect(lifecycles.mount(props)).rejects.toThrow('offline');
  expect(props.domElement).toHaveTextContent('Look out of the window.');
});
