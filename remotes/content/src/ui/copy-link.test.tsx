import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../routes';

const path = '/blog/blockchain-food-traceability';
const copyButton = () => screen.getAllByRole('button', { name: /^(Copy link|Copied)$/ })[0]!;

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('copies the address, says so and takes it back after two seconds', async () => {
  userEvent.setup();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { toasts } = await openPage(routes, path);
  jest.useFakeTimers();
  await act(async () => copyButton().click());
  expect(write).toHaveBeenCalledWith(window.location.href);
  expect(toasts).toEqual([{ title: 'Link copied!', description: 'Article link has been copied to clipboard.' }]);
  expect(copyButton()).toHaveAccessibleName('Copied');
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(copyButton()).toHaveAccessibleName('Copy link');
});

it('asks to copy by hand when the browser does not let it', async () => {
  userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const { toasts } = await openPage(routes, path);
  await act(async () => copyButton().click());
  expect(toasts).toEqual([
    { title: 'Failed to copy link', description: 'Please copy the link manually', tone: 'destructive' },
  ]);
  expect(copyButton()).toHaveAccessibleName('Copy link');
});

it('shows three other articles', async () => {
  await openPage(routes, path);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      '/blog/smart-contract-agriculture',
      '/blog/carbon-credit-farming',
      '/blog/dao-governed-farms',
    ]),
  );
});
