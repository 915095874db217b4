import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { translatePage } from '@furrow/remote/testing';
import { showSentNodes, watchForeign } from './sent-nodes';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function Cart({ count }: { count: number }) {
  return (
    <p>
      {count} of <b>many</b> things
    </p>
  );
}

beforeAll(watchForeign);

it('shows what was sent, so that React hydrates it, and lets translators translate it again', async () => {
  document.body.innerHTML = '<div id="island"><p>2<!-- --> of <b>many</b> things</p></div>';
  const island = document.getElementById('island')!;
  const sent = island.innerHTML;
  translatePage();
  expect(island.querySelectorAll('font')).toHaveLength(4);
  await turn();

  const added: Node[] = [];
  const translator = new MutationObserver((records) => added.push(...records.flatMap((each) => [...each.addedNodes])));
  const mayTranslate = showSentNodes(island);
  expect(island.innerHTML).toBe(sent);
  expect(island).toHaveAttribute('translate', 'no');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(island, <Cart count={2} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  translator.observe(island, { childList: true, subtree: true });
  mayTranslate();
  await turn();
  expect(island).not.toHaveAttribute('translate');
  expect(added.map((node) => node.textContent).sort()).toEqual([' of ', ' things', '2', 'many']);
  expect(island.innerHTML).toBe(sent);
  await act(async () => root.render(<Cart count={3} />));
  expect(island.textContent).toBe('3 of many things');
  root.unmount();
  translator.disconnect();
});

it('leaves an element alone that nobody has translated, also one with font elements of its own', async () => {
  document.body.innerHTML = '<div id="island"><p><font>2</font> things</p></div>';
  const island = document.getElementById('island')!;
  const { innerHTML } = document.body;
  await turn();
  const mayTranslate = showSentNodes(island);
  expect(document.body.innerHTML).toBe(innerHTML);
  mayTranslate();
  expect(document.body.innerHTML).toBe(innerHTML);
});

function Login() {
  return (
    <form>
      <label>
        Name
        <input name="name" />
      </label>
      {createElement('furrow-fragment')}
      <button>Sign in</button>
    </form>
  );
}

it('takes away what a password manager put beside fields while React hydrates them, and puts it back', async () => {
  document.body.innerHTML =
    '<div id="island"><form><label>Name<input name="name"/></label><furrow-fragment></furrow-fragment><button>Sign in</button></form></div>';
  const island = document.getElementById('island')!;
  const sent = island.innerHTML;
  const field = island.querySelector('input')!;
  const [first, second, third] = ['first', 'second', 'third'].map((id) =>
    Object.assign(document.createElement('div'), { id }),
  );
  field.after(second!);
  field.after(first!);
  field.before(third!);
  await turn();
  const changed = island.innerHTML;
  field.focus();

  const show = showSentNodes(island);
  expect(island.innerHTML).toBe(sent);
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(island, <Login />, { onRecoverableError }));
  show();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(island.innerHTML).toBe(changed);
  expect(field).toHaveFocus();
  await act(async () => root.render(<Login />));
  root.unmount();
});

it('leaves alone what stands beside the fields of a fragment in a page', async () => {
  document.body.innerHTML = '<div id="island"><furrow-fragment><input/></furrow-fragment></div>';
  const island = document.getElementById('island')!;
  island.querySelector('input')!.after(document.createElement('div'));
  await turn();
  const { innerHTML } = island;
  const show = showSentNodes(island);
  expect(island.innerHTML).toBe(innerHTML);
  show();
  const ofFragment = island.querySelector<HTMLElement>('furrow-fragment')!;
  showSentNodes(ofFragment)();
  expect(island.innerHTML).toBe(innerHTML);
});
