import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('places the food banks where they are, not near a visitor of whom it knows no place', async () => {
  const { container } = await openPage(routes, '/donate-food');
  expect(container).toHaveTextContent('Three food banks in Oregon');
  expect(container).not.toHaveTextContent(/near you|nearby/);
});
