import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { keptDrawing } from './kept-drawing';

type Props = { of: string };

const load = jest.fn(() => Promise.resolve(({ of }: Props) => <b>drawn {of}</b>));
beforeEach(() => load.mockClear());

/** A page as it was sent, hydrated. */
async function hydrated(html: string, of: string) {
  const Drawing = keptDrawing<Props>(load);
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const problems: unknown[] = [];
  const page = await act(() =>
    hydrateRoot(root, <Drawing of={of} />, { onRecoverableError: (problem) => problems.push(problem) }),
  );
  const show = (other: string) => act(() => Promise.resolve(page.render(<Drawing of={other} />)));
  return { root, problems, show };
}
const sent = '<span style="display:contents"><b>drawn ahead</b></span>';

it('keeps what was prerendered, and loads no code for it', async () => {
  const { root, problems, show } = await hydrated(sent, 'a');
  expect(root.innerHTML).toBe(sent);
  await show('a');
  expect([root.textContent, problems, load.mock.calls]).toEqual(['drawn ahead', [], []]);
});

it('draws again when it is to show something else', async () => {
  const { root, show } = await hydrated(sent, 'a');
  await show('b');
  expect(root.textContent).toBe('drawn b');
  await show('a');
  expect([root.textContent, load.mock.calls.length]).toEqual(['drawn a', 1]);
});

it('is drawn where no document has it', async () => {
  const Drawing = keptDrawing<Props>(load);
  render(<Drawing of="c" />);
  expect(await screen.findByText('drawn c')).toBeVisible();
});

it('leaves its place empty when the code does not load', async () => {
  load.mockImplementationOnce(() => Promise.reject(new Error('404')));
  const Drawing = keptDrawing<Props>(load);
  const { container } = await act(() => render(<Drawing of="d" />));
  expect(container.textContent).toBe('');
});
