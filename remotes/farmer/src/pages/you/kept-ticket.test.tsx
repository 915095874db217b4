import { act, render, screen } from '@testing-library/react';
import { ServicesProvider, type Services } from '@furrow/remote/services';
import { readYou } from '@furrow/you/model';
import { KeptTicket } from './kept-ticket';

beforeEach(() => {
  localStorage.clear();
  window.fetch = () => Promise.resolve(Response.json([]));
});

it.each([
  ['system', 'follows your system'],
  ['dark', 'dark'],
  ['light', 'light'],
] as const)('says of the theme what the visitor chose, which is %s on a light screen', async (preference, said) => {
  const theme: Services['theme'] = {
    current: () => 'light',
    preference: () => preference,
    subscribe: () => () => {},
  };
  await act(async () =>
    render(
      <ServicesProvider value={{ theme } as Services}>
        <KeptTicket you={readYou()} />
      </ServicesProvider>,
    ),
  );
  expect(screen.getByText('Theme').nextSibling).toHaveTextContent(new RegExp(`^${said}$`));
});
