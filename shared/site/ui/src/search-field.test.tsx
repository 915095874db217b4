import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './search-field';

function Page() {
  const [query, setQuery] = useState('');
  return (
    <>
      <SearchField label="Search products" placeholder="Tomatoes" value={query} onChange={setQuery} />
      <output>{query}</output>
    </>
  );
}

const field = () => screen.getByRole('searchbox', { name: 'Search products' });
const clear = () => screen.queryByRole('button', { name: 'Clear the search' });

it('follows each key', async () => {
  render(<Page />);
  await userEvent.type(field(), 'kale');
  expect(screen.getByRole('status')).toHaveTextContent('kale');
});

it('offers to clear what was typed, and stays ready for another word', async () => {
  render(<Page />);
  expect(clear()).toBeNull();
  await userEvent.type(field(), 'kale');
  await userEvent.click(clear()!);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(clear()).toBeNull();
});
