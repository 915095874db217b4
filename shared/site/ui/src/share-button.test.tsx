import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button';

async function pressShare(write = jest.fn(() => Promise.resolve())) {
  const onCopied = jest.fn();
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  render(<ShareButton title="Drone irrigation" onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return onCopied;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  jest.restoreAllMocks();
});

it('opens the sheet of the system with the address of the page, and copies nothing', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const onCopied = await pressShare();
  expect(share).toHaveBeenCalledWith({ title: 'Drone irrigation', url: window.location.href });
  expect(onCopied).not.toHaveBeenCalled();
});

it('says nothing when the visitor closes the sheet', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await pressShare()).not.toHaveBeenCalled();
});

it('copies the address where there is no sheet', async () => {
  const write = jest.fn(() => Promise.resolve());
  const onCopied = await pressShare(write);
  await waitFor(() => expect(onCopied).toHaveBeenCalledWith(true));
  expect(write).toHaveBeenCalledWith(window.location.href);
});
