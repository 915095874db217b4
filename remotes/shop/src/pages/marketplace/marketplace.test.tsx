import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, translatePage } from '@furrow/remote/testing';
import { lotList } from '../../data/lot-list';
import { routes } from '../../routes';

beforeEach(() => act(() => lotList.clear()));

const lots = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const status = (text: string) => screen.getByText(text);

async function goBack() {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await moved;
  });
}

it('starts with the eight most popular lots', async () => {
  await openPage(routes, '/marketplace');
  expect(lots().slice(0, 3)).toEqual(['Heirloom tomatoes', 'Grass-fed beef share', 'Nantes carrots']);
  expect(status('Showing 8 of 17 products')).toBeVisible();
});

it('adds a lot once, to a cart of this page', async () => {
  await openPage(routes, '/marketplace');
  expect(status('Cart: 0 lots')).toBeVisible();
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  expect(button('Added, Heirloom tomatoes')).toHaveAttribute('aria-disabled', 'true');
  expect(status('Cart: 1 lot')).toBeVisible();
  await userEvent.click(button('List view'));
  expect(button('Added to Cart, Heirloom tomatoes')).toHaveAttribute('aria-disabled', 'true');
});

it('goes on in a page that the browser has translated', async () => {
  await openPage(routes, '/marketplace?category=grains&view=list');
  translatePage();
  await userEvent.click(button(/^Add to Cart, High-valley quinoa/));
  expect(button(/^Added to Cart, High-valley quinoa/)).toHaveTextContent('Added to Cart');
  expect(status('Cart: 1 lot')).toBeVisible();
  await userEvent.click(button('Remove filter Grains'));
  expect(status('Showing 8 of 17 products')).toBeVisible();
});

it('says what was added, and takes it back', async () => {
  const { toasts } = await openPage(routes, '/marketplace');
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  expect(toasts).toMatchObject([{ title: 'Added to cart!', description: 'Heirloom tomatoes' }]);
  act(() => toasts[0]?.undo?.());
  expect(status('Cart: 0 lots')).toBeVisible();
  expect(button('Add to Cart, Heirloom tomatoes')).toBeEnabled();
});

it('does not sell what is out of stock', async () => {
  await openPage(routes, '/marketplace');
  expect(button('Out of Stock, Forest mushrooms')).toBeDisabled();
});

it('loads more until all are shown, and the keyboard goes on at the first new one', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.click(button('Load More Products'));
  expect(status('Showing 16 of 17 products')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Wildflower honey' })).toHaveFocus();
  await userEvent.click(button('Load More Products'));
  expect(lots()).toHaveLength(17);
  expect(screen.queryByRole('button', { name: 'Load More Products' })).not.toBeInTheDocument();
});

it('opens a shared view', async () => {
  await openPage(routes, '/marketplace?q=oregon&category=fresh-produce&sort=price-high&view=list');
  expect(lots()).toEqual(['Forest mushrooms', 'Heirloom tomatoes']);
  expect(screen.getByRole('searchbox')).toHaveValue('oregon');
  expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('Fresh Produce');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
  expect(button('List view')).toHaveAttribute('aria-pressed', 'true');
});

it('keeps each choice in the address, one step back from the last', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Grains');
  expect(lots()).toEqual(['Blue corn masa', 'Stone-milled bread flour', 'High-valley quinoa']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Sustainability');
  expect(window.location.search).toBe('?category=grains&sort=sustainability');
  expect(lots()).toEqual(['High-valley quinoa', 'Blue corn masa', 'Stone-milled bread flour']);
  await goBack();
  expect(lots()).toEqual(['Blue corn masa', 'Stone-milled bread flour', 'High-valley quinoa']);
  await goBack();
  expect(status('Showing 8 of 17 products')).toBeVisible();
});

it('filters with every key, and writes the search to the address when the typing pauses', async () => {
  await openPage(routes, '/marketplace');
  // At once, so that no pause comes in between on a busy machine.
  for (const typed of ['h', 'ho', 'honey'])
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: typed } });
  expect(lots()).toEqual(['Wildflower honey']);
  expect(window.location.search).toBe('');
  await act(async () => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(window.location.search).toBe('?q=honey');
  await goBack();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(status('Showing 8 of 17 products')).toBeVisible();
});

it('empties a search that was just typed', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.type(screen.getByRole('searchbox'), 'honey');
  await userEvent.click(button('Clear the search'));
  await act(async () => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(window.location.search).toBe('');
});

it('takes a search along when a category is chosen before the typing paused', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.type(screen.getByRole('searchbox'), 'oregon');
  await userEvent.click(button('Fresh Produce'));
  expect(window.location.search).toBe('?q=oregon&category=fresh-produce');
  expect(screen.getByRole('searchbox')).toHaveValue('oregon');
});

it('offers a way out when nothing matches', async () => {
  await openPage(routes, '/marketplace?q=papaya');
  expect(screen.getByRole('heading', { name: 'No lots match' })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
  expect(window.location.search).toBe('');
  expect(status('Showing 8 of 17 products')).toBeVisible();
});

it('says how many matches other categories have', async () => {
  await openPage(routes, '/marketplace?q=kansas&category=specialty');
  expect(status('Those are all the matches in Specialty. Other categories have 1 more lot.')).toBeVisible();
  await userEvent.click(button('Search All Categories'));
  expect(lots()).toEqual(['Soil carbon credit', 'Wildflower honey']);
});

it('filters in a sheet, which says how many lots it will show', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.click(button('Filter'));
  const sheet = within(screen.getByRole('dialog', { name: 'Filter and sort' }));
  await userEvent.click(sheet.getByRole('radio', { name: 'Grains 3' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Show 3 products' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(lots()).toHaveLength(3);
});

it('takes a search along when a lot is opened before the typing paused', async () => {
  await openPage(routes, '/marketplace');
  await userEvent.type(screen.getByRole('searchbox'), 'honey');
  await userEvent.click(screen.getByRole('link', { name: 'Wildflower honey' }));
  expect(await screen.findByRole('dialog')).toHaveAccessibleName(/^Wildflower honey/);
  await act(async () => new Promise((resolve) => setTimeout(resolve, 350)));
  expect(screen.getByRole('dialog')).toBeVisible();
  await goBack();
  expect(window.location.search).toBe('?q=honey');
  expect(lots()).toEqual(['Wildflower honey']);
});
