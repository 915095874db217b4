import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('has an inert Apply Now, which does not wake the page', async () => {
  await openPage(routes, '/careers/product-designer');
  expect(screen.getByRole('button', { name: 'Apply Now' })).toHaveAttribute('data-inert');
});
