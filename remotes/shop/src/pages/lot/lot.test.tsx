import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { lotList } from '../../data/lot-list';
import { routes } from '../../routes';

const tomatoes = '/marketplace/lot/heirloom-tomatoes';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => act(() => lotList.clear()));

describe('the page of a lot', () => {
  it('names the lot and shows its number, place and grower', async () => {
    await openPage(routes, tomatoes);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heirloom tomatoes');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent(
      'MarketplaceFresh ProduceLot 0x7f3a\u202691bc',
    );
    expect(screen.getByText('Green Valley Farm, Oregon')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Grower' })).getByRole('heading')).toHaveTextContent(
      'Lucía Herrera',
    );
    expect(document.title).toBe('Heirloom tomatoes from Green Valley Farm, Oregon | Furrow');
  });

  it('names the picture of its field by the text below it, of which styles leave one unit out', async () => {
    await openPage(routes, tomatoes);
    const field = screen.getByRole('img', { name: /^38 kg/ });
    for (const metric of document.querySelectorAll<HTMLElement>('.fw-metric, .fw-both')) metric.style.display = 'none';
    expect(field).toHaveAccessibleName('84 lb left of 529 lb');
  });

  it('has the code of its address for paper, also where the browser draws the page', async () => {
    await openPage(routes, tomatoes);
    expect(await screen.findByTitle('QR code for Heirloom tomatoes')).toBeInTheDocument();
  });

  it('shows five handovers: who, where, when, a temperature or a document, and the block', async () => {
    await openPage(routes, tomatoes);
    const [, , packed, , table] = within(screen.getByText('Five hands, one trace').parentElement as HTMLElement)
      .getAllByRole('listitem')
      .map((line) => line.textContent);
    expect(packed).toBe(
      '3. Pack houseWeighed, washed, packedMei TanakaSalem Pack House, line 2WhenSep 17, 8:25 AMDocumentWeigh slip, 240 kgBlock20,832,2365 hours 20 minutes, 76 km (47 mi)',
    );
    expect(table).toContain('5. YouYour table');
    expect(table).toContain('not yet written');
  });

  it('writes the last line once an order with something of the lot has arrived in this browser', async () => {
    const item = {
      id: 'heirloom-tomatoes',
      name: 'Heirloom tomatoes',
      farm: 'Green Valley Farm',
      image: '/t.svg',
      price: '5.99',
      unit: 'kg',
      quantity: 2,
    };
    const way = ['2025-03-13T18:20', '2025-03-14T09:05', '2025-03-14T11:40', '2025-03-14T18:05'];
    const orders = [
      { number: 'ORD-743', items: [item], times: way },
      { number: 'ORD-744', items: [item], times: way.slice(0, 3) },
    ];
    localStorage.setItem('furrow.orders', JSON.stringify({ v: 1, next: 745, orders }));
    await openPage(routes, tomatoes);
    expect(screen.getByText('5. You').closest('li')).toHaveTextContent(
      '5. YouYour tableIt arrived with your order.WhenMar 14, 6:05 PMDocumentReceipt ORD-743Blockthis browser only',
    );
    expect(screen.getByRole('link', { name: 'Receipt ORD-743' })).toHaveAttribute('href', '/orders?id=ORD-743');
    expect(screen.getByText('Handovers').closest('div')).toHaveTextContent('Handovers5 of 5 done');
    localStorage.removeItem('furrow.orders');
  });

  it('explains the score by parts that add up to it', async () => {
    await openPage(routes, tomatoes);
    const score = screen.getByRole('heading', { name: 'Why it scores 96' }).parentElement as HTMLElement;
    const points = within(score)
      .getAllByRole('definition')
      .flatMap(({ textContent }) => [...(textContent ?? '').matchAll(/^(\d+) of (\d+)$/g)])
      .map(([, given, most]) => [Number(given), Number(most)] as const);
    expect(points).toHaveLength(5);
    expect(points.reduce((sum, [given]) => sum + given, 0)).toBe(96);
    expect(points.reduce((sum, [, most]) => sum + most, 0)).toBe(100);
    expect(score).toHaveTextContent('139 km (86 mi) from the row to the market');
  });

  it('puts the lot into the cart of the marketplace, once', async () => {
    await openPage(routes, tomatoes);
    await userEvent.click(screen.getAllByRole('button', { name: 'Add to Cart, Heirloom tomatoes' })[0] as HTMLElement);
    expect(screen.getByText('Cart: 1 lot')).toBeVisible();
    expect(screen.getByText(/Your 1 lot is on the marketplace list/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/buy-food');
    for (const added of screen.getAllByRole('button', { name: 'Added to Cart, Heirloom tomatoes' }))
      expect(added).toHaveAttribute('aria-disabled', 'true');
  });

  it('does not sell what is out of stock', async () => {
    await openPage(routes, '/marketplace/lot/forest-mushrooms');
    for (const sold of screen.getAllByRole('button', { name: 'Out of Stock, Forest mushrooms' }))
      expect(sold).toBeDisabled();
    expect(screen.getByText('All sold')).toHaveTextContent('All 80 kg (176 lb) sold');
  });

  it('copies the whole number', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await openPage(routes, tomatoes);
    await user.click(button('Copy the full lot number'));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/^0x7f3a[0-9a-f]{32}91bc$/));
    expect(button('Copied')).toBeVisible();
  });

  it('shares its address', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    const { toasts } = await openPage(routes, tomatoes);
    await user.click(button('Share'));
    expect(copied).toHaveBeenCalledWith(`http://localhost${tomatoes}`);
    expect(toasts).toEqual([
      { title: 'Link copied!', description: 'The address of this lot has been copied to clipboard.' },
    ]);
  });

  it('says that the browser did not let it copy', async () => {
    const user = userEvent.setup();
    const { toasts } = await openPage(routes, tomatoes);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('forbidden'));
    await user.click(button('Share'));
    expect(toasts).toEqual([
      { title: 'Failed to copy link', description: 'Please copy the link manually', tone: 'destructive' },
    ]);
  });
});

describe('a lot over the list', () => {
  async function openDrawer(name = 'Heirloom tomatoes') {
    await openPage(routes, '/marketplace?sort=rating');
    await userEvent.click(screen.getByRole('link', { name }));
    return screen.findByRole('dialog');
  }

  it('opens as a drawer with the address of its page, and the list stays beneath', async () => {
    const drawer = await openDrawer();
    expect(window.location.pathname).toBe(tomatoes);
    expect(drawer).toHaveAccessibleName(/^Heirloom tomatoes/);
    expect(within(drawer).getByRole('heading', { level: 2 })).toHaveFocus();
    expect(within(drawer).getAllByRole('listitem')).toHaveLength(5);
    expect(document.title).toContain('Heirloom tomatoes');
    expect(screen.getByRole('combobox', { name: 'Sort by', hidden: true })).toHaveValue('rating');
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}{Escape}')],
    ['its button', () => userEvent.dblClick(button('Close'))],
    ['Back', async () => window.history.back()],
  ])('closes with %s: one step back, to the link it was opened from', async (_, close) => {
    await openDrawer();
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.href).toBe('http://localhost/marketplace?sort=rating');
    expect(screen.getByRole('link', { name: 'Heirloom tomatoes' })).toHaveFocus();
  });

  it('adds to the same cart as the list', async () => {
    const drawer = within(await openDrawer());
    await userEvent.click(drawer.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }));
    expect(drawer.getByRole('button', { name: 'Added to Cart, Heirloom tomatoes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByText('Cart: 1 lot')).toBeInTheDocument();
  });

  it('becomes the page of its own at the same address', async () => {
    const drawer = within(await openDrawer());
    const steps = window.history.length;
    await userEvent.click(drawer.getByRole('link', { name: 'Open the full page' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Heirloom tomatoes'));
    expect(window.location.pathname).toBe(tomatoes);
    expect(window.history.length).toBe(steps);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
