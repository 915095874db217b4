import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAmountsRead, openPage, translatePage } from '@furrow/remote/testing';
import { routes } from '../../routes';

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('has what was typed when the page is opened again, until the campaign is launched', async () => {
  const { unmount } = await openPage(routes, '/create-campaign');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A cider press');
  unmount();

  const again = await openPage(routes, '/create-campaign');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('A cider press');
  await userEvent.click(screen.getByRole('tab', { name: 'Review' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Launch Campaign' }));
  expect(console.log).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/campaigns');
  expect(await screen.findByText(/“A cider press” was launched/)).toBeVisible();
  again.unmount();

  const later = await openPage(routes, '/campaigns');
  expect(screen.queryByText(/was launched/)).not.toBeInTheDocument();
  later.unmount();

  await openPage(routes, '/create-campaign');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

it('shows the card as it is written', async () => {
  await openPage(routes, '/create-campaign');
  expect(screen.getByRole('heading', { level: 3, name: 'Your title' })).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A cider press');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Equipment');
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('A cider press');
  expect(card).toHaveTextContent('Equipment');
});

it('keeps the focus on the way from part to part', async () => {
  await openPage(routes, '/create-campaign');
  await userEvent.click(screen.getByRole('button', { name: 'Next: Story' }));
  expect(await screen.findByRole('tab', { name: 'Story', selected: true })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Previous: Details' }));
  expect(await screen.findByRole('tab', { name: 'Details', selected: true })).toHaveFocus();
});

it('reads the goal as all forms do', async () => {
  await openPage(routes, '/create-campaign');
  expectAmountsRead('Goal in dollars');
});

it('counts its fields in a page that the browser has translated', async () => {
  await openPage(routes, '/create-campaign');
  translatePage();
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'A cider press');
  expect(screen.getByText('14% complete')).toBeVisible();
  expect(screen.getByText('1 of 7 required fields')).toBeVisible();
});
