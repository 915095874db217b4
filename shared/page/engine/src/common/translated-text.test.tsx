import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { translatePage } from '@furrow/remote/testing';
import { rememberText, showSentText } from './translated-text';

const turn = () => new Promise((resolve) => setTimeout(resolve));

function Cart({ count }: { count: number }) {
  return (
    <p>
      {count} of <b>many</b> things
    </p>
  );
}

beforeAll(rememberText);

it('shows what was sent, so that React hydrates it, and lets translators translate it again', async () => {
  document.body.innerHTML = '<div id="island"><p>2<!-- --> of <b>many</b> things</p></div>';
  const island = document.getElementById('island')!;
  const sent = island.innerHTML;
  translatePage();
  expect(island.querySelectorAll('font')).toHaveLength(4);
  await turn();

  const added: Node[] = [];
  const translator = new MutationObserver((records) => added.push(...records.flatMap((each) => [...each.addedNodes])));
  const mayTranslate = showSentText(island);
  expect(island.innerHTML).toBe(sent);
  expect(island).toHaveAttribute('translate', 'no');
  const onRecoverableError = jest.fn();
  const root = await act(async () => hydrateRoot(island, <Cart count={2} />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();

  translator.observe(island, { childList: true, subtree: true });
  mayTranslate();
  await turn();
  expect(island).not.toHaveAttribute('translate');
  expect(added.map((node) => node.textContent)).toEqual(['2', ' of ', 'many', ' things']);
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
  const mayTranslate = showSentText(island);
  expect(document.body.innerHTML).toBe(innerHTML);
  mayTranslate();
  expect(document.body.innerHTML).toBe(innerHTML);
});
