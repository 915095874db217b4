import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, translatePage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('says that it has copied, in a page that the browser has translated as well', async () => {
  const user = userEvent.setup();
  await openPage(routes, '/my-donations');
  await user.click(screen.getByRole('button', { name: 'Share Your Impact' }));
  const copy = await screen.findByRole('button', { name: 'Copy Message' });
  translatePage();
  await user.click(copy);
  expect(copy).toHaveTextContent('Copied');
});
