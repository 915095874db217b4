import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTable, type Column } from './table';

type Farm = { name: string; acres: number };
const farms: Farm[] = [
  { name: 'Oak Creek', acres: 40 },
  { name: 'Altiplano', acres: 12 },
  { name: 'Mangrove', acres: 90 },
];
const columns: Column<Farm>[] = [
  { name: 'Farm', sortBy: ({ name }) => name },
  { name: 'Acres', sortBy: ({ acres }) => acres },
  { name: 'Map' },
];

function Farms({ rows = farms }: { rows?: Farm[] }) {
  const { shown, head, sortChoice, pages } = useTable(rows, columns, { pageSize: 2 });
  return (
    <>
      {sortChoice}
      <table>
        {head}
        <tbody>
          {shown.map(({ name }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
            </tr>
          ))}
        </tbody>
      </table>
      {pages}
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('is sorted up, down and as it came by the button in its head, and says so', async () => {
  render(<Farms />);
  const head = screen.getByRole('columnheader', { name: 'Acres' });
  expect(head).not.toHaveAttribute('aria-sort');
  await press('Acres');
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['Altiplano', 'Oak Creek']);
  await press('Acres');
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Mangrove', 'Oak Creek']);
  await press('Acres');
  expect(names()).toEqual(['Oak Creek', 'Altiplano']);
  expect(within(screen.getByRole('columnheader', { name: 'Map' })).queryByRole('button')).not.toBeInTheDocument();
});

it('can be sorted by a choice where the head is hidden', async () => {
  render(<Farms />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Farm, descending');
  expect(names()).toEqual(['Oak Creek', 'Mangrove']);
  expect(screen.getByRole('columnheader', { name: 'Farm' })).toHaveAttribute('aria-sort', 'descending');
});

it('turns its pages, begins again when it is sorted, and never stands on a page that is gone', async () => {
  const { rerender } = render(<Farms />);
  await press('Page 2');
  expect(names()).toEqual(['Mangrove']);
  expect(screen.getByRole('status')).toHaveTextContent('3 to 3 of 3');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await press('Farm');
  expect(names()).toEqual(['Altiplano', 'Mangrove']);
  await press('Page 2');
  rerender(<Farms rows={farms.slice(0, 2)} />);
  expect(names()).toEqual(['Altiplano', 'Oak Creek']);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('names its range as one text, which can be replaced by a translation', async () => {
  render(<Farms />);
  const range = screen.getByRole('status');
  range.innerHTML = `<font>${range.textContent}</font>`;
  await press('Page 2');
  expect(range).toHaveTextContent('3 to 3 of 3');
});
