import { render, screen, waitFor } from '@testing-library/react';
import { focusFirstError } from './forms';

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test('the first wrong control of the form has the focus, in the order one sees them', async () => {
  const { container } = render(
    <form>
      <input aria-label="Email" />
      <input aria-label="Phone" aria-invalid="true" />
      <input aria-label="City" aria-invalid="true" />
    </form>,
  );
  focusFirstError(container.querySelector('form'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Phone' })).toHaveFocus());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
});

test('a wrong group gives the focus to its first control', async () => {
  const { container } = render(
    <form>
      <div role="radiogroup" aria-label="Amount" aria-invalid="true">
        <input type="radio" aria-label="$25" />
      </div>
    </form>,
  );
  focusFirstError(container.querySelector('form'));
  await waitFor(() => expect(screen.getByRole('radio')).toHaveFocus());
});

test('a form without errors keeps the focus where it is', async () => {
  render(
    <form>
      <input aria-label="Email" />
    </form>,
  );
  focusFirstError(null);
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
